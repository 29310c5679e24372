/** What to do with a file that the site cannot use as it is, by its extension. */
const advice: readonly { ending: RegExp; fix(stem: string): string }[] = [
  {
    ending: /^(?:heic|heif|tiff?|bmp|psd|raw|dng)$/,
    fix: (stem) => `Export it as JPEG, and put that into media/pictures as ${stem}.jpg.`,
  },
  {
    ending: /^gif$/,
    fix: (stem) => `Export it as PNG, and put that into media/pictures as ${stem}.png; it will not move.`,
  },
  { ending: /^jpe?g$/, fix: (stem) => `Put it into media/pictures as ${stem}.jpg, in lowercase.` },
  {
    ending: /^(?:png|webp|avif)$/,
    fix: (stem) =>
      `Put it into media/pictures, and name it ${stem} in lowercase letters a to z, with its extension.`,
  },
  {
    ending: /^svg$/,
    fix: (stem) => `Put a drawing in one colour into media/icons as ${stem}.svg; export any other as PNG.`,
  },
  {
    ending: /^(?:mov|avi|mkv|m4v)$/,
    fix: () => 'A video consists of three files; content/media/README.md says how they are made.',
  },
  { ending: /^(?:docx?|odt|rtf|pdf|pages)$/, fix: (stem) => `Copy its text into a file ${stem}.md.` },
];

/** The parts of a file's path. */
interface Named {
  /** The path of its folder, with a slash at the end. */
  folder: string;
  /** Its name in the form that names have here. */
  stem: string;
  ending: string;
}

function partsOf(path: string): Named {
  const [, folder = '', file = '', ending = ''] = /^(.*\/)?([^/]*)\.([^./]+)$/.exec(path) ?? [];
  const stem = file.toLowerCase().replace(/[\s_]+/g, '-');
  return { folder, stem: /^[a-z0-9-]+$/.test(stem) ? stem : 'name', ending: ending.toLowerCase() };
}

/** What to do with a file that the site cannot use as it is. Returns undefined if there is no advice for its extension. */
export function fileAdvice(path: string): string | undefined {
  const { stem, ending } = partsOf(path);
  return advice.find((one) => one.ending.test(ending))?.fix(stem);
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
 * What to do with a text that the site does not use: rename it where that is enough, move it into the folder of a
 * language, or remove it.
 */
export function textAdvice(path: string, { folders, own, shared }: Layout): string | undefined {
  const { folder, stem, ending } = partsOf(path);
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
