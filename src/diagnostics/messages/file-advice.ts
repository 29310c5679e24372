/** What to do with a file that the site cannot use as it is, by its ending. */
const advice: readonly { ending: RegExp; fix(stem: string): string }[] = [
  {
    ending: /^(?:heic|heif|tiff?|bmp|psd|raw|dng)$/,
    fix: (stem) => `Export it as JPEG, and put that into media/pictures as ${stem}.jpg.`,
  },
  {
    ending: /^gif$/,
    fix: (stem) => `Export it as PNG, and put that into media/pictures as ${stem}.png; it will not move.`,
  },
  { ending: /^jpe?g$/, fix: (stem) => `Put it into media/pictures as ${stem}.jpg, in small letters.` },
  {
    ending: /^(?:png|webp|avif)$/,
    fix: (stem) =>
      `Put it into media/pictures, and name it ${stem} in small letters a to z, with its ending.`,
  },
  {
    ending: /^svg$/,
    fix: (stem) => `Put a drawing of one colour into media/icons as ${stem}.svg; export any other as PNG.`,
  },
  {
    ending: /^(?:mov|avi|mkv|m4v)$/,
    fix: () => 'A film is a loop of three files; content/media/README.md says how it is made.',
  },
  { ending: /^ya?ml$/, fix: (stem) => `Rename it to ${stem}.yaml.` },
  { ending: /^(?:md|mdx|markdown|mdown|txt)$/, fix: (stem) => `Rename it to ${stem}.md.` },
  { ending: /^(?:docx?|odt|rtf|pdf|pages)$/, fix: (stem) => `Copy its text into a file ${stem}.md.` },
];

/** What to do with a file that the site cannot use as it is; nothing when no more is known than that. */
export function fileAdvice(name: string): string | undefined {
  const [, file = '', ending = ''] = /([^/]*)\.([^./]+)$/.exec(name) ?? [];
  const stem = file.toLowerCase().replace(/[\s_]+/g, '-');
  const known = advice.find((one) => one.ending.test(ending.toLowerCase()));
  return known?.fix(/^[a-z0-9-]+$/.test(stem) ? stem : 'name');
}
