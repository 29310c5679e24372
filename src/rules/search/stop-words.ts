import type { Locale } from '../locale.ts';
import { fold } from './fold.ts';

const icelandic = `
  á af að allt alla annað bara búa byrja eða ef eftir ég eiga einn ein eitt eins ekki en er eru ertu eða fá fer fara
  fram frá fyrir geta gert getið getur gera gerið gerir get hafa hann hef hefur hér hjá hún hvað hvaða hvar hve
  hvenær hver hverju hvernig hverjir hvers hversu í inn koma kemur láta líka má með mér mig mikið mikill
  mín minn mitt nota og okkar okkur ó sé sem sér sig skal svo til þá það þær þarf þau þegar þeir þeirra þess
  þessi þetta þið þig þér þinn þín þitt því um upp út úr vera verða verður við viljum vil vill yfir ykkar ykkur
  þurfa þarft eigum erum get þú`;

const english = `
  a about all an and any are as at be been but by can could do does doing for from get gets had has have how i if in
  into is it its just let like make me mine much my need of on or our ours out should so some that the their them
  then there these they this to too up us use was way we were what when where which who whom whose why will with
  would you your yours`;

const stopWords: Record<Locale, ReadonlySet<string>> = { is: listOf(icelandic), en: listOf(english) };

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold));
}

/** Whether a word is so common that it says nothing about what is sought. */
export function isStopWord(word: string, locale: Locale): boolean {
  return stopWords[locale].has(fold(word));
}
