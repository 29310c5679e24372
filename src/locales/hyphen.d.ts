/** The package names its languages as folders, which Node's ES modules need whole, and brings no types. */
declare module 'hyphen/*/index.js' {
  const hyphen: {
    hyphenateSync(text: string, options: { minWordLength: number; hyphenChar: string }): string;
  };
  export default hyphen;
}
