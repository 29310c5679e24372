import { useEffect } from 'react';

/** Puts a word before the title of the page while something is wrong, so that it is heard first. */
export function useTitlePrefix(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    // A page that came back from the server has the word already.
    const title = document.title.replace(`${prefix} `, '');
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, isWrong]);
}
