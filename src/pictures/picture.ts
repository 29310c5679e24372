/** A picture that can be made when it is needed: its address is known before. */
export interface Picture {
  /** Where it goes, relative to the output folder. */
  path: string;
  /** Changes with everything that the picture is made from; the same hash gives the same bytes. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Makes the picture, in the format that its path says. */
  draw(): Promise<Uint8Array>;
}
