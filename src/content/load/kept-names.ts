/** The file in the content folder that lists all published addresses. It is kept by builds and may be edited. */
export const ledgerFile = 'addresses.yaml';

/** The file in the content folder that says which texts of two languages were in step. Builds keep it. */
export const translationsFile = 'translations.txt';
