import { useEffect } from 'react';

/** Puts a word before the title of the page while something is wrong, so that it is heard first. */
export function useTitlePrefix(prefix: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, isWrong]);
}
