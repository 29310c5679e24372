import type { Args, Code } from '../diagnostics/index.ts';

type FormCode = Extract<Code, 'form-attribute' | `form-control-${string}` | `form-option-${string}`>;

/** A mistake in the HTML of a form, without its place. */
export type FormMistake = { [C in FormCode]: { code: C; args: Omit<Args<C>, 'pages' | 'form'> } }[FormCode];
