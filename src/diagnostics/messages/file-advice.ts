/** The parts of a file's path. */
interface Named {
  /** The path of its folder, with a slash at the end. */
  folder: string;
  /** Its name in the form that names have. */
  stem: string;
  ending: string;
  hasCapitals: boolean;
}

/** What to do with a file that the site cannot use as it is, by its extension. */
const advice: readonly { ending: RegExp; fix(named: Named): string }[] = [
  {
    ending: /^(?:heic|heif|tiff?|bmp|psd|raw|dng)$/,
    fix: ({ stem }) => `Export it as JPEG, and put that into media/pictures as ${stem}.jpg.`,
  },
  {
    ending: /^gif$/,
    fix: ({ stem }) => `Export it as PNG, and put that into media/pictures as ${stem}.png; it will not move.`,
  },
  { ending: /^(?:jpe?g|png|webp|avif)$/, fix: pictureAdvice },
  {
    ending: /^svg$/,
    fix: ({ stem }) =>
      `Put a drawing in one colour into media/icons as ${stem}.svg; export any other as PNG.`,
  },
  {
    ending: /^(?:mov|avi|mkv|m4v)$/,
    fix: () => 'A video consists of three files; content/media/README.md says how they are made.',
  },
  { ending: /^(?:docx?|odt|rtf|pdf|pages)$/, fix: ({ stem }) => `Copy its text into a file ${stem}.md.` },
];

function pictureAdvice({ folder, stem, ending, hasCapitals }: Named): string {
  const name = `${stem}.${ending === 'jpeg' ? 'jpg' : ending}`;
  if (folder === 'icons/')
    return `Save the drawing as SVG, in one colour, as ${stem}.svg. If it is a photograph, put it into media/pictures as ${name}.`;
  const letters = hasCapitals ? ', in lowercase' : '';
  return folder === 'pictures/'
    ? `Rename it to ${name}${letters}.`
    : `Put it into media/pictures as ${name}${letters}.`;
}

/** @param meant its name in the form that names have, empty if there is none */
function partsOf(path: string, meant: string): Named {
  const [, folder = '', file = '', ending = ''] = /^(.*\/)?([^/]*)\.([^./]+)$/.exec(path) ?? [];
  const stem = meant || 'name';
  return { folder, stem, ending: ending.toLowerCase(), hasCapitals: /\p{Lu}/u.test(file + ending) };
}

/** Says what to do with a file that the site cannot use as it is; undefined if there is no advice for its extension. */
export function fileAdvice(path: string, meant: string): string | undefined {
  const named = partsOf(path, meant);
  return advice.find(({ ending }) => ending.test(named.ending))?.fix(named);
}

/** The files that belong to the content beside its media. */
interface Layout {
  /** The folders of the languages. */
  folders: readonly string[];
  /** The files in each of them beside the pages. */
  own: readonly string[];
  /** The files beside the folders. */
  shared: readonly string[];
}

/**
 * Says what to do with a text that the site does not use: rename it where that is enough, move it into the folder of a
 * language, or remove it.
 */
export function textAdvice(
  path: string,
  meant: string,
  { folders, own, shared }: Layout,
): string | undefined {
  const { folder, stem, ending } = partsOf(path, meant);
  const isYaml = /^ya?ml$/.test(ending);
  if (!isYaml && !/^(?:md|mdx|markdown|mdown|txt)$/.test(ending)) return undefined;
  const name = `${stem}.${isYaml ? 'yaml' : 'md'}`;
  const isPlaced = folder === '' ? shared.includes(name) : folders.some((home) => folder.startsWith(home));
  if (isPlaced && !path.endsWith(name)) return `Rename it to ${name}.`;
  if (folders.includes(folder) && own.includes(`${stem}.yaml`))
    return `“${stem}.yaml” there is not a page. Give this file another name if it is a page; otherwise remove it.`;
  const homes = folders.map((home) => home + name).join(', ');
  return `If it is a page, make one file of it for each language: ${homes}. Otherwise remove it.`;
}
