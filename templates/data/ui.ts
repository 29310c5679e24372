import { z } from 'zod';
import { prose } from '../../src/define/index.ts';
import { hoursWords } from './settings.ts';

const navigation = z.strictObject({
  skip: prose('The skip link'),
  main: prose('Names the main navigation for screen readers'),
  home: prose('The name of the home page in breadcrumbs, and of the logo link'),
  services: prose('The button that opens the list of services'),
  allServices: prose('The link to the overview in the list of services'),
  quote: prose('The quote button'),
  search: prose('The search button'),
  openMenu: prose('Opens the mobile menu'),
  closeMenu: prose('Closes the mobile menu'),
  menu: prose('Names the mobile menu'),
  breadcrumbs: prose('Names the breadcrumbs for screen readers'),
  language: prose('Names the language menu'),
  languageName: prose('The name of this language, in this language'),
});

const footer = z.strictObject({
  services: prose('Heading over the services'),
  company: prose('Heading over the company pages'),
  contact: prose('Heading over the contact details'),
  kennitala: prose('The label of the registration number'),
  vat: prose('The label of the VAT number (Act no. 50/1988)'),
  phone: prose('The label of the phone number'),
  email: prose('The label of the e-mail address'),
  social: prose('“{brand} on {network}”; keep {network}', { placeholders: ['network'] }),
  rights: prose('All rights reserved'),
  cookieSettings: prose('The link that opens the cookie dialog'),
  parent: prose('The line about the parent company'),
});

const actions = z.strictObject({
  startConversation: prose('The button that closes a service page'),
  readOn: prose('Unfolds the rest of a text on phones'),
  showSteps: prose('Unfolds the steps of a process on phones'),
  readMore: prose('Leads to a page that says more; keep {page}', { placeholders: ['page'] }),
  moreFeatures: prose('The badge for features not shown; keep {n}', { placeholders: ['n'] }),
  share: prose('The share button'),
  copied: prose('After the address was copied'),
  copyLink: prose('Copies the address'),
  shareVia: prose('Shares on a network; keep {network}', { placeholders: ['network'] }),
  shareEmail: prose('Shares by e-mail'),
  shareSubject: prose('The subject of a shared e-mail; keep {title}', { placeholders: ['title'] }),
  shareBody: prose('The text of a shared e-mail; keep {title} and {url}', { placeholders: ['title', 'url'] }),
  pauseVideo: prose('Pauses the background video'),
  playVideo: prose('Plays the background video'),
  newWindow: prose('Said by screen readers after a link to another site'),
});

const prices = z.strictObject({
  from: prose('The prefix of a least price'),
  least: prose('Before the least price of a service'),
  vat: prose('After it: that it is without VAT'),
  view: prose('The button that leads from a service to its prices'),
  none: prose('In place of the price of a service that has none'),
  free: prose('The badge of what costs nothing'),
});

const notices = z.strictObject({
  label: prose('Names the notices at the top of all pages for screen readers'),
  close: prose('Closes a notice'),
});

const headings = z.strictObject({
  steps: prose('The number of a step; keep {n}', { placeholders: ['n'] }),
  otherServices: prose('Over the links to the other services'),
  contents: prose('Over the table of contents of the terms'),
  updated: prose('Before the date of the last change'),
  examples: prose('Over the examples of a kind of cookie'),
  example: prose('Over an example of the work of a service; keep {subject}', { placeholders: ['subject'] }),
  required: prose('The sentence that says which fields must be filled'),
  optional: prose('Said of fields that may stay empty'),
  honeypot: prose('The label of a field that people must leave empty'),
});

const faq = z.strictObject({
  search: prose('The label of the search box'),
  placeholder: prose('An example inside the empty search box'),
  clear: prose('Clears the search box and the category'),
  categories: prose('Names the category chips'),
  all: prose('The chip for all categories'),
  countOne: prose('The result count for 1, 21, 31 …; keep {n}', { placeholders: ['n'] }),
  countOther: prose('The result count otherwise; keep {n}', { placeholders: ['n'] }),
  none: prose('No question matches'),
  noneHint: prose('What to try when no question matches'),
  empty: prose('There are no questions at all'),
});

const search = z.strictObject({
  title: prose('Names the search dialog'),
  placeholder: prose('An example inside the empty search box'),
  popular: prose('Over the popular searches'),
  searching: prose('While the search runs'),
  none: prose('Nothing was found (specification 6.2)'),
  noneHint: prose('What to try when nothing was found (specification 6.2)'),
  ask: prose('Before links to questions, contact page and phone, when nothing was found'),
  close: prose('Closes the dialog'),
  service: prose('Over what was found of services'),
  price: prose('Over what was found of prices'),
  faq: prose('Over the questions that were found'),
  contact: prose('Over what was found of ways to reach the company'),
  page: prose('Over what was found on other pages'),
  countOne: prose('The result count for 1, 21, 31 …; keep {n}', { placeholders: ['n'] }),
  countOther: prose('The result count otherwise; keep {n}', { placeholders: ['n'] }),
  best: prose('In place of the count when only the best of the results are shown; keep {n}, which is 12', {
    placeholders: ['n'],
  }),
  more: prose('Shows the results under a heading that are not shown yet; keep {n}', { placeholders: ['n'] }),
  failed: prose('The index could not be loaded'),
  retry: prose('The button that loads it again'),
});

const category = z.strictObject({
  title: prose('The name of the category'),
  description: prose('What it is for'),
});

const consent = z.strictObject({
  title: prose('The heading of the cookie dialog'),
  text: prose('What cookies are used for, where site.yaml names scripts'),
  necessaryOnly: prose('The same as long as it names none; short, the dialog is small'),
  unused: prose('Said of a category in which nothing is stored, without a full stop'),
  acceptAll: prose('Accepts all categories'),
  rejectAll: prose('Keeps only what is necessary'),
  customize: prose('Shows the categories'),
  save: prose('Stores the choices'),
  back: prose('Goes back to the main view'),
  close: prose('Closes without choosing'),
  policy: prose('The link to the cookie page'),
  always: prose('Said of the category that cannot be refused'),
  necessary: category,
  analytics: category,
  marketing: category,
  functional: category,
});

const errors = z.strictObject({
  summary: prose('Over the list of errors of a form'),
  titlePrefix: prose('Before the page title when a form has errors'),
  boundary: prose('A part of the page failed (specification 3.9)'),
  boundaryHint: prose('What to do then'),
  pending: prose('The message could not be delivered yet; keep {phone} and {email}', {
    placeholders: ['phone', 'email'],
  }),
  unkept: prose('The same where the browser stores nothing; keep {phone} and {email}', {
    placeholders: ['phone', 'email'],
  }),
  refused: prose('The server could not take a form that was sent without script; keep {phone} and {email}', {
    placeholders: ['phone', 'email'],
  }),
  lost: prose(
    'The server could not read what was sent without script, so it is not in the form; keep {phone} and {email}',
    { placeholders: ['phone', 'email'] },
  ),
  gone: prose('A form that was sent without script chose what the site no longer offers; keep {choices}', {
    placeholders: ['choices'],
  }),
  sending: prose('While a form is being sent'),
});

const quiz = z.strictObject({
  question: prose('Which question of how many; keep {n} and {total}', { placeholders: ['n', 'total'] }),
  submit: prose('Locks the answer'),
  next: prose('Goes to the next question'),
  results: prose('Goes to the results'),
  correct: prose('The answer was right'),
  wrong: prose('The answer was wrong'),
  rightAnswer: prose('Marks the right option for screen readers'),
  points: prose('The label of the points'),
  streak: prose('The label of the streak'),
  level: prose('The label of the level'),
  accuracy: prose('The label of the share of right answers'),
  score: prose('How many answers were right; keep {n} and {total}', { placeholders: ['n', 'total'] }),
  experience: prose('Experience toward the next level; keep {xp} and {needed}', {
    placeholders: ['xp', 'needed'],
  }),
  finished: prose('The heading of the results'),
  excellent: prose('80 % or more'),
  good: prose('60 % or more'),
  okay: prose('40 % or more'),
  tryAgain: prose('Less than 40 %'),
  again: prose('Starts over'),
  share: prose('Shares the score as a picture'),
  shared: prose('What is shared with the picture; keep {points}', { placeholders: ['points'] }),
  offer: prose('The heading of the offer to make such a game'),
  offerText: prose('What such a game does for a company'),
  offerAction: prose('Leads to the quote form'),
  offerMessage: prose('The sentence that the offer writes into the quote form'),
  showAnswer: prose('Shows the answer where no script runs'),
  enter: prose('Opens the prize draw form'),
  prizeTitle: prose('The heading of the prize draw form'),
  demo: prose('Says that the draw is a demo and nothing is sent'),
  fullName: prose('The label of the full name'),
  email: prose('The label of the e-mail address'),
  submitEntry: prose('Sends the prize draw form'),
  cancel: prose('Closes the prize draw form'),
  entered: prose('The entry was taken'),
});

/** All words of the interface in one language. A word that is missing or too many fails the build. */
export const ui = z.strictObject({
  navigation,
  footer,
  actions,
  prices,
  headings,
  notices,
  hours: hoursWords,
  faq,
  search,
  consent,
  errors,
  quiz,
});

/** All words of the interface in one language. */
export type Ui = z.output<typeof ui>;
