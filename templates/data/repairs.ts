/** What people write for the numbers of this site, and the form that its schemas ask for. */
export const repairs: readonly ((text: string) => string)[] = [kennitala, phoneNumber];

function kennitala(text: string): string {
  return text.replace(/^(\d{6})[\s-]*(\d{4})$/, '$1-$2');
}

/** Seven digits with the code of Iceland before them. */
function phoneNumber(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?354(?=\d{7}$)/, '');
  return /^\d{7}$/.test(digits) ? digits.replace(/^\d{3}/, '+354 $& ') : '';
}
