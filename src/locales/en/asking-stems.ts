import { stemEnglish } from './stem.ts';

const words = `
  price cost cheap cheapest expensive affordable rate fee discount offer buy purchase sale sell order book booking rent rental
  open closed hours phone number address map plan schedule news course time tips help work home online near delivery shipping
  shop store company ticket repair recipe day week tonight weather delay call date free`;

/** Stems of words that ask about a thing without naming it: of “petrol prices” only the petrol says what is sought. */
export const askingStems: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(stemEnglish));
