/** The forms of the site and where they stand (specification 4.13 and 4.14). */
export const formDefinitions: readonly { name: string; pages: { is: string; en: string } }[] = [
  { name: 'contact', pages: { is: '/fa-tilbod', en: '/en/get-quote' } },
  { name: 'simple-contact', pages: { is: '/hafa-samband', en: '/en/contact' } },
];
