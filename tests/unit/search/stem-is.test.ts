import { expect, test } from 'vitest';
import { stemIcelandic } from '../../../src/locales/is/stem.ts';

/** Forms of the words that this site is about; those of a line must have one stem. */
const families = `
  þjónusta þjónustu þjónustan þjónustuna þjónustunni þjónustunnar þjónustur þjónustum
  verð verðs verði verðið verðinu verðum verðin
  verðskrá verðskráin verðskrána verðskránni verðskrár verðskrárinnar
  vefsíða vefsíðu vefsíðan vefsíðuna vefsíðunni vefsíðunnar vefsíður vefsíðum
  vefur vef vefs vefinn vefnum vefsins vefi vefir vefjum
  vefsíðugerð vefsíðugerðar vefsíðugerðin vefsíðugerðinni
  markaður markað markaði markaðar markaðurinn markaðinn markaðnum markaðarins markaðir mörkuðum
  herferð herferðar herferðin herferðina herferðinni herferðarinnar herferðir herferðum herferða herferðirnar herferðanna herferðunum
  auglýsing auglýsingar auglýsingu auglýsingin auglýsinguna auglýsingunni auglýsingum auglýsinga auglýsingarnar auglýsinganna auglýsingunum
  auglýsa auglýsi auglýsir auglýsum
  fyrirtæki fyrirtækis fyrirtækið fyrirtækinu fyrirtækisins fyrirtækja fyrirtækjum fyrirtækin fyrirtækjanna fyrirtækjunum
  árangur árangri árangurs árangurinn árangrinum
  hönnun hönnunar hönnunin hönnunina hönnuninni hönnunarinnar
  stafræn stafrænn stafræna stafrænu stafrænum stafrænni stafrænnar stafrænt stafræns stafrænan stafrænir stafrænar
  samfélag samfélags samfélagi samfélagið samfélagsins samfélögum samfélaga
  miðill miðil miðils miðli miðlar miðla miðlum miðlarnir miðlana miðlunum miðlanna
  samfélagsmiðlar samfélagsmiðla samfélagsmiðlum samfélagsmiðlarnir samfélagsmiðill
  viðskiptavinur viðskiptavin viðskiptavinar viðskiptavini viðskiptavinir viðskiptavina viðskiptavinum viðskiptavinirnir
  vörumerki vörumerkis vörumerkið vörumerkja vörumerkjum vörumerkinu
  tilboð tilboðs tilboði tilboðið tilboðum tilboða tilboðin
  spurning spurningar spurningu spurningin spurninga spurningum spurningarnar
  svar svars svari svarið svör svara svörum svörin
  stefna stefnu stefnan stefnuna stefnunni stefnunnar stefnur stefnum
  stefnumótun stefnumótunar stefnumótunin
  vafrakaka vafraköku vafrakökur vafrakökum vafrakökurnar vafrakökuna
  leikur leik leiks leiki leikir leikja leikjum leikurinn leikinn leiknum
  leikjavæðing leikjavæðingu leikjavæðingar leikjavæðingin
  efni efnis efnið efninu efnisins efnin
  greining greiningu greiningar greiningin
  saga sögu sagan söguna sögur sögum
  gögn gagna gögnum gögnin
  skýrsla skýrslu skýrslur skýrslum skýrslan skýrslunni
  merki merkis merkið merkja merkjum
  myndband myndbands myndbandi myndbönd myndböndum myndbanda myndbandið
  verslun verslunar verslanir verslana verslunum verslunin
  vefverslun vefverslunar vefverslanir vefverslana
  skilmáli skilmála skilmálar skilmálum skilmálarnir
  færsla færslu færslur færslum færslan
  borði borða borðar borðum borðinn
  sími síma símar símum síminn símann
  netfang netfangs netfangi netföng netföngum netfangið
  kostnaður kostnað kostnaðar kostnaði kostnaðurinn
  reikningur reikning reiknings reikningi reikningar reikninga reikningum
  texti texta textar textum textinn textann
  litur lit litar litir liti litum litirnir
  leitarvélabestun leitarvélabestunar leitarvélabestunin
  gjald gjalds gjaldi gjöld gjalda gjöldum gjaldið
  áskrift áskriftar áskriftir áskriftum áskriftin
  öflug öflugur öflugt öflugum öflugri öflugar öflugra öflugu
  tími tíma tímar tímum tíminn tímann
  ráðgjöf ráðgjafar ráðgjöfin ráðgjöfinni
  upplifun upplifunar upplifanir upplifunin
  innhald innhalds innhaldi innhaldið innhöldum
`;

/** Words that look alike and must not meet. */
const strangers = [
  ['verð', 'vefur'],
  ['merki', 'mark'],
  ['leit', 'leið'],
  ['saga', 'sala'],
  ['síða', 'sími'],
  ['efni', 'efnahagur'],
  ['tími', 'tíska'],
  ['litur', 'list'],
  ['gjald', 'gjöf'],
  ['greining', 'grein'],
  ['vara', 'vörumerki'],
  ['hönnun', 'hönd'],
] as const;

const lines = families
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

test.each(lines)('%s: all forms have one stem', (...forms) => {
  expect([...new Set(forms.map(stemIcelandic))]).toHaveLength(1);
});

test('different words keep different stems', () => {
  const stems = lines.map(([word = '']) => stemIcelandic(word));
  const twice = stems.filter((stem, at) => stems.indexOf(stem) !== at);
  expect(twice).toEqual([]);
  for (const [a, b] of strangers) expect(stemIcelandic(a), `${a} and ${b}`).not.toBe(stemIcelandic(b));
});

test('a stem never gets shorter than three letters', () => {
  for (const word of ['vefurinn', 'app', 'sá', 'á', '', 'inn', 'ana']) {
    expect(stemIcelandic(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
  }
});

test('words typed without Icelandic letters have the same stem as those with them', () => {
  expect(stemIcelandic('thjonustunni')).toBe(stemIcelandic('þjónustunni'));
  expect(stemIcelandic('vefsidunum')).toBe(stemIcelandic('vefsíðunum'));
});
