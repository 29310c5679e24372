/** Magic bytes of videos and fonts, by extension (RFC 9559, ISO/IEC 14496-12, w3.org/TR/WOFF2). */
const signatures: Readonly<Record<string, RegExp>> = {
  mp4: /^....ftyp/s,
  webm: /^.Eß£.*webm/s,
  woff2: /^wOF2/,
};

/** Checks that the magic bytes of a file match its extension. Unknown extensions pass. */
export function matchesExtension(name: string, bytes: Uint8Array): boolean {
  const signature = signatures[name.slice(name.lastIndexOf('.') + 1)];
  return signature === undefined || signature.test(String.fromCharCode(...bytes.subarray(0, 64)));
}
