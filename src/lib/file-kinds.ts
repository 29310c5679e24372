/** The first bytes of videos and fonts, by their extension (RFC 9559, ISO/IEC 14496-12, w3.org/TR/WOFF2). */
const beginnings: Readonly<Record<string, RegExp>> = {
  mp4: /^....ftyp/s,
  webm: /^.Eß£.*webm/s,
  woff2: /^wOF2/,
};

/** Whether a file begins like one with its ending; files with other endings are not judged. */
export function beginsAsNamed(name: string, bytes: Uint8Array): boolean {
  const beginning = beginnings[name.slice(name.lastIndexOf('.') + 1)];
  return beginning === undefined || beginning.test(String.fromCharCode(...bytes.subarray(0, 64)));
}
