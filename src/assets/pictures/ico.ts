const headLength = 22;

/** Wraps a PNG in an ICO file: a header of 6 bytes and an entry of 16 (supported since Windows Vista). */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(headLength);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

/** Extracts the PNG from an ICO file that contains only one. */
export function pngOfIco(ico: Uint8Array): Uint8Array {
  return ico.subarray(headLength);
}
