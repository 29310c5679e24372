const key = 'site-dev';

/** The state of a page that survives a reload. */
interface PageState {
  address: string;
  scroll: number;
  /** For each `<details>`: is it open? */
  open: boolean[];
  /** Values of the form fields. */
  fields: [value: string, isChecked: boolean][];
  /** Index of the focused field; -1 for none. */
  focused: number;
  selection: [start: number, end: number] | undefined;
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const address = () => location.pathname + location.search;
const details = () => [...document.querySelectorAll('details')];
const fields = () => [...document.querySelectorAll<FieldElement>('input, textarea, select')];

/** Reloads the page and keeps open details, form fields, focus and scroll position. */
export function reloadWithState(): void {
  const all = fields();
  const focused = all.indexOf(document.activeElement as FieldElement);
  const state: PageState = {
    address: address(),
    scroll: scrollY,
    open: details().map(({ open }) => open),
    fields: all.map((field) => [field.value, field instanceof HTMLInputElement && field.checked]),
    focused,
    selection: selectionIn(all[focused]),
  };
  sessionStorage.setItem(key, JSON.stringify(state));
  location.reload();
}

/** Restores the state of the page after `reloadWithState`. */
export function restoreState(): void {
  const state: PageState | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (state?.address !== address()) return;
  const all = details();
  if (all.length === state.open.length)
    all.forEach((one, at) => {
      one.open = state.open[at] ?? false;
    });
  const allFields = fields();
  if (allFields.length === state.fields.length) {
    allFields.forEach((field, at) => {
      const [value = '', isChecked = false] = state.fields[at] ?? [];
      fill(field, value, isChecked);
    });
    focusOn(allFields[state.focused], state.selection);
  }
  scrollTo({ top: state.scroll, behavior: 'instant' });
}

/** Returns the selection in a field; undefined for fields without text. */
function selectionIn(field: FieldElement | undefined): PageState['selection'] {
  if (!field || field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

function focusOn(field: FieldElement | undefined, selection: PageState['selection']): void {
  field?.focus({ preventScroll: true });
  if (selection && !(field instanceof HTMLSelectElement)) field?.setSelectionRange(...selection);
}

/** Fills in a field if it differs, with the events of typing, for scripts that listen to them. */
function fill(field: FieldElement, value: string, isChecked: boolean): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value || field.type === 'hidden' || field.type === 'file') return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
