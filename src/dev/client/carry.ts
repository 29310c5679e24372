const key = 'site-dev';

/** What a visitor has done to a page, for the same page when it is loaded again. */
interface Carried {
  address: string;
  scroll: number;
  /** Which of the answers are open, by place. */
  open: boolean[];
  /** What is typed or chosen, by place. */
  fields: [value: string, isChecked: boolean][];
  /** The place of the field with the focus, -1 for none, and what is selected in it: where its caret is. */
  focused: number;
  selection: [start: number, end: number] | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const address = () => location.pathname + location.search;
const answers = () => [...document.querySelectorAll('details')];
const fields = () => [...document.querySelectorAll<Field>('input, textarea, select')];

/** Loads the page again, and takes along what has been opened and typed, and how far it has been read. */
export function carryOver(): void {
  const all = fields();
  const focused = all.indexOf(document.activeElement as Field);
  const carried: Carried = {
    address: address(),
    scroll: scrollY,
    open: answers().map(({ open }) => open),
    fields: all.map((field) => [field.value, field instanceof HTMLInputElement && field.checked]),
    focused,
    selection: selectionIn(all[focused]),
  };
  sessionStorage.setItem(key, JSON.stringify(carried));
  location.reload();
}

/** Does to a page what was done to it before it was loaded again. */
export function restoreCarried(): void {
  const carried: Carried | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (carried?.address !== address()) return;
  const all = answers();
  if (all.length === carried.open.length)
    all.forEach((one, at) => {
      one.open = carried.open[at] ?? false;
    });
  const typed = fields();
  if (typed.length === carried.fields.length) {
    typed.forEach((field, at) => {
      const [value = '', isChecked = false] = carried.fields[at] ?? [];
      fill(field, value, isChecked);
    });
    focusOn(typed[carried.focused], carried.selection);
  }
  scrollTo({ top: carried.scroll, behavior: 'instant' });
}

/** What is selected in a field; undefined for one in which nothing can be, such as a list. */
function selectionIn(field: Field | undefined): Carried['selection'] {
  if (!field || field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

function focusOn(field: Field | undefined, selection: Carried['selection']): void {
  field?.focus({ preventScroll: true });
  if (selection && !(field instanceof HTMLSelectElement)) field?.setSelectionRange(...selection);
}

/** Only what differs is filled in, as if it were typed, so that scripts hear of it. */
function fill(field: Field, value: string, isChecked: boolean): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value || field.type === 'hidden' || field.type === 'file') return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
