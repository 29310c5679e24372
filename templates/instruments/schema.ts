import { z } from 'zod';
import { choice, integer, prose, reference } from '../../src/define/index.ts';
import { figures } from '../motif/shapes.ts';
import { sectionHead } from '../pages/parts.ts';

const purchase = z.strictObject({
  name: prose('What is bought, as the price list calls it'),
  price: reference('price', 'Its price, a key of prices.yaml without “from”, because prices are added up'),
});

/** The words of the budget: what an amount per month buys. */
export const budget = z.strictObject({
  ...sectionHead,
  label: prose('The label of the slider'),
  period: prose('What follows the amount').meta({ examples: ['per month'] }),
  from: integer('The least amount, in ISK'),
  to: integer('The greatest amount, in ISK'),
  step: integer('From one amount to the next, in ISK'),
  examples: z
    .array(integer('An amount in ISK that is answered without script; the first is where the slider begins'))
    .length(3),
  items: z.array(purchase).min(1),
  ads: prose('What the rest pays for: the ads themselves, and whom the client pays'),
  summary: prose('How the amount is divided; keep {work} and {ads}', { placeholders: ['work', 'ads'] }),
  setup: purchase,
  note: prose('Says that prices are without VAT, and what else a reader should know'),
  action: prose('The words of the link to the quote form'),
});

/** The words of the race between this page and the limits of Google. */
export const race = z.strictObject({
  ...sectionHead,
  own: prose('The name of this page on the track'),
  good: prose('The words at the limit of what Google calls good'),
  poor: prose('The words at the limit beyond which Google calls a page poor'),
  time: prose('A time in seconds; keep {n}', { placeholders: ['n'] }),
  decimalMark: prose('What separates the decimals of a number: a comma or a full stop', { max: 1 }),
  start: prose('The words of the button that starts the race'),
  result: prose('What is said when this page has finished; keep {own}', { placeholders: ['own'] }),
  note: prose('What is compared, under which conditions and when measured; keep {day}', {
    placeholders: ['day'],
  }),
  link: prose('The words of the link to what Google says of the limits'),
});

/** The words of the specimen that shows the Icelandic letters of a typeface. */
export const specimen = z.strictObject({
  ...sectionHead,
  label: prose('The label of the field'),
  sample: prose('The name that the field shows at first, with some of the letters', { max: 60 }),
  letters: prose('What the list of letters is').meta({ examples: ['Letters that a typeface must have'] }),
  used: prose('Which of them the typed text uses; keep {letters}', { placeholders: ['letters'] }),
  unused: prose('What is said when it uses none'),
});

const row = z.strictObject({
  name: prose('What the row is for, such as a day or “Goal”'),
  text: prose('What it says'),
  note: prose('Who, where or when').optional(),
});

const drawnField = z.strictObject({
  label: prose('The label of the field').optional(),
  hint: prose('What is below the label').optional(),
  text: prose('What is in the field'),
});

const drawnForm = z
  .strictObject({
    title: prose('What is above the fields, such as what is ordered').optional(),
    summary: prose('What is below the title, such as what was chosen before').optional(),
    fields: z.array(drawnField).min(1).max(6),
    buttons: z.array(prose('The words on a button')).min(1).max(2),
  })
  .meta({ description: 'A form on a phone, as a drawing' });

const drawnPage = z
  .strictObject({
    address: prose('The address of the website, such as “plumbing.example”'),
    title: prose('The heading of the page'),
    button: prose('The words on a button below the text').optional(),
  })
  .meta({ description: 'The top of a web page around the text, as a drawing' });

const piece = z.strictObject({
  name: prose('What it is, such as “Before” or “Tuesday on Instagram”'),
  picture: prose('The words on the picture of a post', { max: 40 }).optional(),
  shape: choice(figures, 'The figure on the picture, if it is not that of the service').optional(),
  page: drawnPage.optional(),
  text: prose('The text of the piece').optional(),
  form: drawnForm.optional(),
});

/** A piece of the work as a client gets it, made as an example. */
export const exhibit = z
  .strictObject({
    ...sectionHead,
    subject: prose('What is shown, and for what kind of business'),
    rows: z.array(row).min(3).max(8).meta({ description: 'The rows of a plan' }).optional(),
    pieces: z
      .array(piece)
      .length(2)
      .meta({ description: 'Two finished pieces; without rows the first is before and the second after' })
      .optional(),
    reason: prose('Why it was made like this').optional(),
  })
  .meta({ description: 'An example of what a client gets' });

/** The words of an example. */
export type ExhibitWords = z.output<typeof exhibit>;

/** The words of one of its pieces. */
export type ExhibitPiece = z.output<typeof piece>;
