/** A picture that can be made when it is needed: its address is known before. */
export interface Picture {
  /** Where it goes, relative to the output folder. */
  path: string;
  /** Changes with everything that the picture is made from; the same hash gives the same bytes. */
  hash: string;
  /** Makes the picture, as PNG or ICO. */
  draw(): Promise<Uint8Array>;
}
