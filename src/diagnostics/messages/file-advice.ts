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
  { ending: /^ya?ml$/, fix: (stem) => `Rename it to ${stem}.yaml.` },
  { ending: /^(?:md|mdx|markdown|mdown|txt)$/, fix: (stem) => `Rename it to ${stem}.md.` },
  { ending: /^(?:docx?|odt|rtf|pdf|pages)$/, fix: (stem) => `Copy its text into a file ${stem}.md.` },
];

/** What to do with a file that the site cannot use as it is. Returns undefined if there is no advice for its extension. */
export function fileAdvice(name: string): string | undefined {
  const [, file = '', ending = ''] = /([^/]*)\.([^./]+)$/.exec(name) ?? [];
  const stem = file.toLowerCase().replace(/[\s_]+/g, '-');
  const known = advice.find((one) => one.ending.test(ending.toLowerCase()));
  return known?.fix(/^[a-z0-9-]+$/.test(stem) ? stem : 'name');
}
