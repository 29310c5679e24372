import { fold } from '../../define/fold.ts';
import type { Locale } from '../../rules/locale.ts';

const icelandic = `
  á af að aftur allar allir allt alla alltaf annað án átt átti ætti ættum ætla ætlum bak bara bæði best bjóða bjóðið búa búið
  byrja ef eftir ég eiga eigið eigum einhver einhvern einhverja einhverjir einhvers eitthvað einn ein eina einnig eins
  eitt ekkert ekki en engin enginn enn er eru ertu eruð erum eða fá fáum fæ fær fer fara fleiri fleirum fram frá fyrir gagnvart gat
  geta getið getum getur get gera gerið gerir gert gerum gegn gegnum góð góða góður gott gæti gætuð gætum hafa hafði
  hafið halló hann hans hef hefði hefur hér hjá hún hvað hvaða hvar hve hvenær hver hverja hverju hverjar hverjir
  hvernig hvers hversu hvert hvor hvort hæ í inn innan kannski kemst kemur koma komast láta langar látið líka má mátt
  meðan með megum meira meiri mér mest mig mikið mikill mikla milli mín mína mínar mínir minn mitt mínu mínum mjög mun munu
  mætti né nema niður nokkur nokkuð nota nú núna næst of og ofan okkar okkur ó saman samt sé sem sér sig sinn
  sinni sjá sjáið sjálf sjálfur sjálft skal skuluð skuli strax svo svona takk til um undir upp út úr utan vantar var
  vegna vel vera verið verða verður vera við vil vildi vilja viljið viljum vill væri yfir ykkar ykkur það þá þær
  þarf þarft þau þannig þegar þeim þeir þeirra þess þessa þessari þessi þessu þetta þið þig þér þinn þín þína þitt þínu
  þínum því þó þurfa þurfið þurfum þú þyrfti`;

const english = `
  a about after again all also always am an and any anyone anything anytime are around as at away be because been before behind being between both
  but by can cannot cant could did do does doesnt doing done dont down during each either else ever every everything for from
  get gets getting give go going gonna good got had has hasnt have having he hello help her here hers hey hi him his how
  hows i id if ill im in into is isnt it its ive just let lets like made make makes many may me might mine more most much
  must my myself need needed needs no not of off on once only or other our ours out over own please really same shall
  she should show since so some someone something soon still such take tell than thank thanks that thats the their them
  then there these they thing things this those through to too under until up us use used using very via want wanted
  wants was way we well were what whats when where wheres which while who whom whos whose why will with within without
  wont would yes yet you your youre yours yourself`;

const stopWords: Record<Locale, ReadonlySet<string>> = { is: listOf(icelandic), en: listOf(english) };

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold));
}

/** Whether a word is so common that it says nothing about what is sought. */
export function isStopWord(word: string, locale: Locale): boolean {
  return stopWords[locale].has(fold(word));
}
