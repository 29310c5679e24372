import type { ComponentType } from 'react';
import type { LateModule } from './load.ts';

// What the boot script may load later. The bundler writes this module anew when it knows the addresses of the others.

export declare const consentDialog: LateModule<typeof import('./consent/dialog.ts')>;
export declare const consentScripts: LateModule<typeof import('./consent/scripts.ts')>;
export declare const leftovers: LateModule<typeof import('./forms/leftovers.ts')>;
export declare const reactRoot: LateModule<typeof import('./react-root.ts')>;
export declare const search: LateModule<typeof import('./search.ts')>;

/** The islands of the site by name: each module exports a component of that name. */
export declare const islands: Readonly<Record<string, LateModule<Record<string, ComponentType<never>>>>>;

/** The enhancements of the site by attribute. */
export declare const enhancements: Readonly<
  Record<string, LateModule<{ enhance(element: HTMLElement): void }>>
>;
