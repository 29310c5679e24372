import type { Draft } from '../../src/client/stored-keys.ts';

/** Where unsent typing of the quote form is kept. */
export const quoteDraft: Draft = { key: 'quoteDraft', kept: 'on-device' };

/** The short form is written in one go: its typing only has to outlive a reload, and no later visitor of the device sees it. */
export const contactDraft: Draft = { key: 'contactDraft', kept: 'in-tab' };

/** All of them; the page about cookies must name them. */
export const drafts: readonly Draft[] = [quoteDraft, contactDraft];
