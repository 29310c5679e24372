import { fold } from '../../define/fold.ts';

const words = `
  á af að aftur allar allir allt alla alltaf annað án átt átti ætti ættum ætla ætlum bak bara bæði best bjóða bjóðið búa búið
  ef eftir ég eiga eigið eigum einhver einhvern einhverja einhverjir einhvers eitthvað einn ein eina einnig eins
  eitt ekkert ekki en engin enginn enn er eru ertu eruð erum eða fá fáum fæ fær fer fara fleiri fleirum fljótt fram frá fyrir gagnvart gat
  geta getið getum getur get gera gerið gerir gert gerum gegn gegnum góð góða góður gott gæti gætuð gætum hafa hafði
  hafið halló hann hans hef hefði hefur hér hérna hjá hún hvað hvaða hvar hve hvenær hver hverja hverju hverjar hverjir
  hvernig hvers hversu hvert hvor hvort hæ í inn innan kannski kemst kemur koma komast langan langar langt láta látið lengi líka má mátt
  meðan með megum meira meiri mér mest mig mikið mikill mikla milli mín mína mínar mínir minn mitt mínu mínum mjög mun munu
  mætti né nema niður nokkur nokkuð nota nú núna ný nýja nýjan nýr nýtt næst of og ofan okkar okkur ó saman samt sé sem sér sig sinn
  sinni sjá sjáið skal skuluð skuli strax svo svona taka takk tekur til um undir upp út úr utan vantar var
  vegna vel vera verið verða verður vera við vil vildi vilja viljið viljum vill væri yfir ykkar ykkur það þá þær
  þarf þarft þau þannig þarna þegar þeim þeir þeirra þess þessa þessari þessi þessu þetta þið þig þér þinn þín þína þitt þínu
  þínum því þó þurfa þurfið þurfum þú þyrfti`;

/** Words so common that they say nothing about what is sought, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));
