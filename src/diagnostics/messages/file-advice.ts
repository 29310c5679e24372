/** What to do with a file that the site cannot use as it is, by its ending. */
const advice: readonly { ending: RegExp; cure(stem: string): string }[] = [
  {
    ending: /^(?:heic|heif|tiff?|bmp|psd|raw|dng)$/,
    cure: (stem) => `Export it as JPEG, and put that into media/pictures as ${stem}.jpg.`,
  },
  {
    ending: /^gif$/,
    cure: (stem) => `Export it as PNG, and put that into media/pictures as ${stem}.png; it will not move.`,
  },
  { ending: /^jpe?g$/, cure: (stem) => `Put it into media/pictures as ${stem}.jpg, in small letters.` },
  {
    ending: /^(?:png|webp|avif)$/,
    cure: (stem) =>
      `Put it into media/pictures, and name it ${stem} in small letters a to z, with its ending.`,
  },
  {
    ending: /^svg$/,
    cure: (stem) => `Put a drawing of one colour into media/icons as ${stem}.svg; export any other as PNG.`,
  },
  {
    ending: /^(?:mov|avi|mkv|m4v)$/,
    cure: () => 'A film is a loop of three files; content/media/README.md says how it is made.',
  },
  { ending: /^ya?ml$/, cure: (stem) => `Rename it to ${stem}.yaml.` },
  { ending: /^(?:md|mdx|markdown|mdown|txt)$/, cure: (stem) => `Rename it to ${stem}.md.` },
  { ending: /^(?:docx?|odt|rtf|pdf|pages)$/, cure: (stem) => `Copy its text into a file ${stem}.md.` },
];

/** What to do with a file that the site cannot use as it is; nothing when no more is known than that. */
export function fileAdvice(name: string): string | undefined {
  const [, file = '', ending = ''] = /([^/]*)\.([^./]+)$/.exec(name) ?? [];
  const stem = file.toLowerCase().replace(/[\s_]+/g, '-');
  const known = advice.find((one) => one.ending.test(ending.toLowerCase()));
  return known?.cure(/^[a-z0-9-]+$/.test(stem) ? stem : 'name');
}
