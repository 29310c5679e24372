import type { DevLanguage } from '../protocol.ts';

/** The texts of the overlay. */
export interface OverlayWords {
  /** The language as HTML names it. */
  lang: string;
  error(count: number): string;
  warning(count: number): string;
  more(count: number): string;
  stays: string;
  nothingYet: string;
  isWell: string;
  close: string;
  open: string;
  why: string;
  fix: string;
  isSilent: string;
}

const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11;

export const overlayWords: Readonly<Record<DevLanguage, OverlayWords>> = {
  en: {
    lang: 'en-GB',
    error: (count) => `${count} error${count === 1 ? '' : 's'}`,
    warning: (count) => `${count} warning${count === 1 ? '' : 's'}`,
    more: (count) => `${count} more`,
    stays: 'The page behind is the last version without errors.',
    nothingYet: 'There is no version without errors to show yet.',
    isWell: 'All is well again.',
    close: 'Close',
    open: 'Open in the editor',
    why: 'Why',
    fix: 'Fix',
    isSilent: 'site dev does not answer.',
  },
  is: {
    lang: 'is',
    error: (count) => `${count} ${isOne(count) ? 'villa' : 'villur'}`,
    warning: (count) => `${count} ${isOne(count) ? 'viðvörun' : 'viðvaranir'}`,
    more: (count) => `${count} til viðbótar`,
    stays: 'Síðan á bak við er síðasta villulausa útgáfan.',
    nothingYet: 'Enn er engin villulaus útgáfa til.',
    isWell: 'Allt er komið í lag.',
    close: 'Loka',
    open: 'Opna í ritli',
    why: 'Ástæða',
    fix: 'Úrbót',
    isSilent: 'site dev svarar ekki.',
  },
};
