import { waitFor } from './desk.mjs';

/** So long may the editor take to answer. */
const patience = 10_000;

/**
 * What an editor does with the forms of the visual editor. A key is the path of a field, such as `hero.heading`; the language is left out for
 * files that all languages share.
 *
 * @param {import('playwright').Page} page
 * @param {string} url the address of `site dev`
 */
export function createForm(page, url) {
  const field = (key, language) =>
    page.locator(`${language ? `[data-locale="${language}"] ` : ''}[data-key-path="${key}"]`);
  const button = (name, within = page) => within.getByRole('button', { name, exact: true }).first();
  const form = {
    ...fillers(page, field),
    ...lists(page, field),
    ...menus(page, url),
    ...bodies(page, field),
  };
  return {
    ...form,
    /** Opens an entry such as `facts/entries/prices`, or a new one: `kind-page/new`. */
    async open(entry) {
      // An address that differs behind the # alone would not load the page again.
      await page.goto('about:blank');
      await page.goto(`${url}/admin/#/collections/${entry}`);
      await button('Save').waitFor({ timeout: 3 * patience });
    },
    save: () => save(page, button('Save')),
    /** Fills the texts of a language by their keys. */
    async write(language, texts) {
      for (const [key, text] of Object.entries(texts)) await form.fill(key, text, language);
    },
  };
}

/** Saves, and waits until all is written: a picture first, then the files. Throws what the form complains about. */
async function save(page, button) {
  let last = 0;
  const open = new Set();
  const isWrite = (request) => request.method() === 'PUT';
  const begin = (request) => isWrite(request) && open.add(request);
  const end = (request) => {
    if (open.delete(request) && /\.(?:md|yaml)$/.test(request.url())) last = performance.now();
  };
  page.on('request', begin).on('requestfinished', end);
  await button.click();
  const isQuiet = () => last > 0 && open.size === 0 && performance.now() > last + quietTime;
  const isSaved = await waitFor(isQuiet, patience);
  page.off('request', begin).off('requestfinished', end);
  if (isSaved) return;
  throw new Error(`the form refuses: ${(await complaints(page)).join('; ') || 'no reason given'}`);
}

/** After so long without a file nothing more is written. */
const quietTime = 700;

/** What the form says is wrong, with the field. */
function complaints(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-key-path]')].flatMap((field) => {
      const own = [...field.querySelectorAll('[role=alert]')].filter(
        (one) => one.closest('[data-key-path]') === field && one.textContent.trim() !== '',
      );
      const language = field.closest('[data-locale]')?.dataset.locale ?? '';
      return own.map((one) => {
        const said = one.textContent.replace(/\s+/g, ' ').replace(/^ ?error /, '');
        return `${language} ${field.dataset.keyPath}: ${said}`.trim();
      });
    }),
  );
}

function fillers(page, field) {
  const input = (key, language) => field(key, language).locator('input, textarea').first();
  return {
    fill: (key, text, language) => input(key, language).fill(String(text)),
    toggle: (key, language) => field(key, language).getByRole('switch').click(),
    /** Adds a part that may be left out. */
    include: (key, language) => field(key, language).getByRole('checkbox').first().click(),
    /** Chooses among a few, or in a list that opens. */
    async choose(key, name, language) {
      const radio = field(key, language).getByRole('radio', { name, exact: true });
      if ((await radio.count()) > 0) return radio.click();
      await field(key, language).getByRole('combobox').first().click();
      await page
        .getByRole('option', { name: new RegExp(`^\\s*${name}(?: –.*)?\\s*$`) })
        .first()
        .click();
    },
    async chooseOrFill(key, name, language) {
      await field(key, language).waitFor();
      const isText = (await field(key, language).getByRole('textbox').count()) > 0;
      return isText ? this.fill(key, name, language) : this.choose(key, name, language);
    },
    /** Writes the text below the keys. */
    async writeBody(text, language) {
      await field('body', language).getByRole('textbox').first().fill(text);
    },
    /** Takes a picture from this computer. */
    upload: (key, file, language) =>
      field(key, language).locator('input[type=file]').first().setInputFiles(file),
  };
}

function lists(page, field) {
  const items = (list, language) => field(list, language).locator('.item-list').first().locator(':scope > *');
  return {
    /** Adds an item at the end of a list, of a kind where there are several; returns its key. */
    async add(list, { language, kind } = {}) {
      const at = await items(list, language).count();
      const label = list.split('.').at(-1).replace('_entries', 'entries');
      const adds = field(list, language).getByRole('button', { name: new RegExp(`Add .?${label}.?$`) });
      if (await adds.first().isDisabled()) throw new Error(`the form refuses: no more ${label} can be added`);
      await adds.first().click();
      if (kind) await page.getByRole('menuitem', { name: kind, exact: true }).click();
      await items(list, language).nth(at).waitFor();
      return `${list}.${at}`;
    },
    /** Opens all items of a list. */
    expand: (list, language) =>
      field(list, language).getByRole('button', { name: 'Expand All', exact: true }).first().click(),
  };
}

const isDeleted = (answer, part) => answer.request().method() === 'DELETE' && answer.url().includes(part);

function menus(page, url) {
  const item = (name) => page.getByRole('menuitem', { name });
  return {
    /** Deletes the entry that is open, in all languages. */
    async deleteEntry() {
      await page.getByRole('button', { name: 'Show Editor Options' }).click();
      await item('Delete').click();
      await Promise.all([
        page.waitForResponse((answer) => isDeleted(answer, '/is/')),
        page.waitForResponse((answer) => isDeleted(answer, '/en/')),
        page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
      ]);
    },
    /** Leaves a language out of the page. */
    async disable(language) {
      await page.getByRole('button', { name: new RegExp(`Show .*${language}.* Content Options`) }).click();
      await item(/Disable/).click();
    },
    /** Puts a new page into a folder, which is made if there is none. */
    async inFolder(name) {
      const make = page.getByRole('button', { name: 'New Folder' });
      if ((await make.count()) === 0) return;
      await make.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByRole('button', { name: 'Create' }).click();
    },
    /** Puts a file into a folder of the library. */
    async uploadAsset({ label, folder }, file) {
      await page.goto(`${url}/admin/#/assets`);
      await page.getByRole('option', { name: label }).click();
      // What is uploaded goes where this pane says.
      await page.getByText(`/content/media/${folder}`, { exact: true }).waitFor();
      await page.locator('input[type=file]').first().setInputFiles(file);
      await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'PUT'),
        page.getByRole('button', { name: 'Upload', exact: true }).last().click(),
      ]);
    },
  };
}

function bodies(page, field) {
  // Fields with a picture have a button of that name, too: the question stands last.
  const replace = () => page.getByRole('button', { name: 'Replace', exact: true }).last();
  return {
    /** Puts a picture into the text of a page. One that is there already is asked about, and replaced. */
    async insertPicture({ file, text, isKnown = false }, language) {
      const body = field('body', language);
      const words = body.getByRole('textbox').first();
      const last = words.locator(':scope > p').last();
      const { width, height } = await last.boundingBox();
      await last.click({ position: { x: width - 2, y: height - 4 } });
      await words.press('Enter');
      // A bar that stays at the top covers it.
      await body.getByRole('button', { name: 'Image' }).first().press('Enter');
      const part = (name) =>
        page.locator(`[data-locale="${language}"] [data-key-path^="body:"][data-key-path$=":${name}"]`);
      await part('src').locator('input[type=file]').first().setInputFiles(file);
      if (isKnown) await replace().click();
      await part('alt').locator('input, textarea').first().fill(text);
    },
  };
}
