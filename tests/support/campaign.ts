import { proofOf } from './proof.ts';
import type { Edit } from './workspace.ts';

const icelandic = `template: page
slug: vorhreingerning
title: Vorhreingerning á vefnum
description: >-
  Við förum yfir vefinn þinn frá forsíðu til fótar, hendum því sem er úrelt, lögum það sem er brotið og skilum honum
  skínandi hreinum fyrir sumarið.
colour: moss

hero:
  heading: Vorhreingerning á vefnum
  lead: Sópum út úr hornunum áður en gestirnir koma. Fast verð, {price:website-audit}, og allt tilbúið fyrir sumardaginn fyrsta.
  button:
    text: Panta hreingerningu

blocks:
  - block: text
    heading: Ryk sest líka á vefi
    text: >-
      Opnunartími sem gilti í fyrra, fólk sem er löngu hætt, krækja sem leiðir út í bláinn. Ekkert af þessu gerist á
      einum degi og þess vegna tekur enginn eftir því nema gesturinn.

      Við lesum hverja síðu eins og hún væri ný, prófum hvern hnapp í síma og skrifum hjá okkur allt sem gestir gætu
      hnotið um.
    points:
      - Textar sem segja satt
      - Krækjur sem rata rétta leið
      - Myndir sem enginn þarf að bíða eftir
    links:
      - text: Hvað felst í vefsíðugerð hjá okkur?
        page: services/web-development
  - block: picture
    heading: Tveir dagar í apríl
    text: >-
      Hreingerningin tekur okkur tvo daga og þig einn kaffibolla. Þú færð lista yfir allt sem við fundum, raðað eftir því
      hvað skiptir gestina mestu, og við lögum strax það sem laga má.
    picture: krot-shop
    alt: Opin netverslun á síma
  - block: figures
    heading: Það sem við finnum að jafnaði
    items:
      - { value: 31, label: brotin krækja }
      - { value: 12, suffix: s, label: bið eftir þyngstu síðunni }
      - { value: 7, label: ólík símanúmer }
    source: Meðaltal úr tíu úttektum vorið 2026. Vefir eru misjafnir og þinn gæti verið tandurhreinn.
  - block: quotation
    text: Ég hélt að vefurinn væri í lagi, þangað til ég las hann.
    name: Jóna Dæmisdóttir
    role: framkvæmdastjóri
  - block: people
    heading: Þau mæta með kústinn
    lead: Spurðu þau um hvað sem er.
    pick: [jona]
  - block: clients
    pick: [fjara, krot]
  - block: cases
    pick: [krot-shop]
  - block: steps
    heading: Svona göngum við til verks
    steps:
      - title: Við opnum gluggana
        description: Þú sendir okkur slóðina og segir hverjum vefurinn er ætlaður.
      - title: Við sópum
        description: Tveir dagar, hver síða og hver hnappur.
        items: [Textar lesnir, Krækjur prófaðar, Myndir vigtaðar]
      - title: Við afhendum lyklana
        description: Klukkustund saman og listi sem má vinna eftir.
  - block: questions
    heading: Spurningar sem koma með vorinu
    pick:
      - Er hægt að bæta vefinn sem ég á nú þegar?
      - Virkar vefurinn vel í síma?
    items:
      - q: Þarf að loka vefnum á meðan?
        a: >-
          Nei. Við vinnum í afriti og skiptum út þegar allt er hreint.

          Gestirnir sjá ekkert nema að það er orðið bjartara.
  - block: plans
    heading: Viltu halda vefnum hreinum?
    lead: Með þjónustuleið er sópað í hverjum mánuði.
    pick: [foundation, growth]
  - block: form
    heading: Pantaðu hreingerningu
    lead: Segðu okkur hvaða vef á að þrífa og við svörum samdægurs.
    form: contact
  - block: callToAction
    heading: Vorið bíður ekki
    text: Tíu vefir komast að fyrir páska.
    button:
      text: Fá tilboð
      service: web_development
`;

const english = `template: page
slug: spring-cleaning
title: Spring Cleaning for Websites
description: >-
  We go through your website from top to bottom, throw out what is stale, mend what is broken and hand it back
  sparkling before summer.
colour: moss

hero:
  heading: Spring cleaning for your website
  lead: Let us sweep the corners before the guests arrive. A fixed price, {isk:website-audit}, and done by the first day of summer.
  button:
    text: Book a Cleaning

blocks:
  - block: text
    heading: Websites gather dust, too
    text: >-
      Opening hours from last year, people who left long ago, a link that nobody remembers making. None of it happens
      in a day, and so nobody notices but the visitor.

      We read each page as if it were new, try each button on a phone, and write down whatever visitors might trip over.
    points:
      - Texts that are true
      - Links that lead somewhere
      - Pictures that keep nobody waiting
    links:
      - text: What is part of our web development?
        page: services/web-development
  - block: picture
    heading: Two days in April
    text: >-
      The cleaning takes us two days and you a cup of coffee. You get a list of all that we found, in the order in which
      it matters to visitors, and we mend on the spot what can be mended.
    picture: krot-shop
    alt: An online shop, open on a phone
  - block: figures
    heading: What we usually find
    items:
      - { value: 31, label: broken links }
      - { value: 12, suffix: s, label: wait for the heaviest page }
      - { value: 7, label: different phone numbers }
    source: The average of ten audits in the spring of 2026. Websites differ, and yours may be spotless.
  - block: quotation
    text: I thought our website was fine, until I read it.
    name: Jóna Dæmisdóttir
    role: managing director
  - block: people
    heading: They bring the broom
    lead: Ask them anything.
    pick: [jona]
  - block: clients
    pick: [fjara, krot]
  - block: cases
    pick: [krot-shop]
  - block: steps
    heading: How we go about it
    steps:
      - title: We open the windows
        description: You send us the address and tell us whom the site is for.
      - title: We sweep
        description: Two days, each page and each button.
        items: [Texts read, Links tried, Pictures weighed]
      - title: We hand over the keys
        description: An hour together, and a list to work through.
  - block: questions
    heading: Questions that come with spring
    pick:
      - Can you improve the site I already have?
      - Will the site work well on phones?
    items:
      - q: Does the site have to close meanwhile?
        a: >-
          No. We work on a copy and swap it in once all is clean.

          All that visitors notice is that it has become brighter.
  - block: plans
    heading: Want to keep it clean?
    lead: With a plan we sweep every month.
    pick: [foundation, growth]
  - block: form
    heading: Book a cleaning
    lead: Tell us which site needs it, and we answer the same day.
    form: contact
  - block: callToAction
    heading: Spring does not wait
    text: There is room for ten websites before Easter.
    button:
      text: Get a Quote
      service: web_development
`;

/** The files of a campaign page with each block, by language. */
export const campaignFiles = { is: 'is/campaign.yaml', en: 'en/campaign.yaml' } as const;

/** The page in each language. */
export const campaignTexts = { is: icelandic, en: english } as const;

/** The edits that give the frozen content a campaign page with each block, and what it shows. */
export async function campaign(): Promise<Edit[]> {
  return [
    ...(await proofOf('fjara', 'krot')),
    { file: campaignFiles.is, write: campaignTexts.is },
    { file: campaignFiles.en, write: campaignTexts.en },
  ];
}
