/** The part of subset-font (which has no types of its own) that we use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, Axis>;
    keepFeatures: readonly string[];
  }
  /** A font with the given letters only. */
  function subset(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
  export = subset;
}
