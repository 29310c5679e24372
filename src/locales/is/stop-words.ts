import { fold } from '../../define/fold.ts';

const words = `
  á að aðeins aðstoðað aðstoðið af aftur alla allar allir allt alltaf alveg án annað annars átt átti bak bara beint best bjóða
  bjóðið bjóðum boðið búa búið býður bæði daginn eða ef eftir ég eiga eigið eiginlega eigum ein eina einhver einhverja
  einhverjir einhvern einhvers einn einnig eins eitt eitthvað ekkert ekki en endilega engin enginn enn er ertu eru eruð eruði
  erum fá fáið fara fáum fengi fengið fengum fer fleiri fleirum fljótt frá fram fyrir fæ fær fæst gagnvart gat gefa gefið gegn
  gegnum gera gerið geriði gerir gert gerum get geta getið getiði getir getum getur geturðu góð góða góðan góður gott gæti
  gætir gætuð gætum hafa hafði hafið hafiði halló hana hann hans hef hefði hefur hefurðu hennar henni hér hérna hingað hjá
  hjálpað hjálpið honum hún hvað hvaða hvaðan hvar hve hvenar hvenær hver hverja hverjar hverjir hverju hvernig hvers hversu
  hvert hvor hvort hæ í inn innan kannski kemst kemur koma komast kvað kver langaði langan langar langt láta látið lengi líka
  lítið má maður manni manns marga margar margir mátt með meðan megum meira meiri mér mest mig mikið mikill mikla milli mín
  mína mínar mínir minn mínu mínum mitt mjög mun munu myndi myndu mynduð mörg mætti né nema niður nokkuð nokkur nota notar
  notast notið notum nú núna ný nýja nýjan nýr nýtt næst ó of ofan og okkar okkur saman samt sé séð segið seinna sem sér sig
  sinn sinni sjá sjáið sjáum skal skuli skuluð snemma strax svo svona sæl sæll taka takk tekur til um undir upp úr út utan úti
  vanta vantaði vantar var vegna veist veit vel vera verða verður verið við vil vildi vilja viljið viljum vill viltu vita
  vitið væri yfir ykkar ykkur ýmis þá það þangað þannig þarf þarft þarftu þarna þau þegar þeim þeir þeirra þér þess þessa
  þessari þessi þessu þetta þið þig þín þína þinn þínu þínum þitt þó ætla ætlum ætti ættum þú þurfa þurfið þurfum því þyrfti
  þær afhverju alls almennilega alvöru annan annarri aðra aðrar aðrir önnur öðru öðrum allan öll öllu öllum báðar báðir
  einmitt einungis einhverju einhverjum einu einum enda ennþá voru vorum værum væruð væru vildum vilduð fékk fengu fékkst
  fengjum fór fórum fóru farið farinn farin fari gaf gefur gekk gengur gangi gerast gerist gerðist gerðu gerði gerðum höfum
  höfðum höfðu haft hafi hugsa hugsið komið kom komu komum komin kominn kæmi kunna kunnið kann látum lætur lét líst lítur mega
  megið mátti meina meinar þýðir nenni nennið næstu næsta næsti orðið orðin orðinn urðum yrði yrðu segja segir segðu sagði
  sagt skil skilja skyldi svoleiðis sömu sama tek tekið tekin tók tókum takið tökum veita veitið vonandi þennan þessar þessara
  þessir þessum þeirri þykir hvorki sumir sumt stundum alltof rosalega frekar dálítið pínu smá heila konar plís sko já jæja
  ókei ok hey kveðja gátum getað ætlið ætlar skulum þurfti vanti lendi lenti lenda virðist afsakið bráðum fljótlega loksins
  auk ásamt handa kringum meðal síðast síðasta síðustu áður undan þrátt hægt illa sést fyrst hverjum hverri hverrar náum náið
  nær næ`;

/** Words so common that they say nothing about what is sought, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));
