import type { Artifact } from '../../artifact.ts';
import type { RenderContext } from '../context.ts';

/** Publishes the code that configures scripts of others. It is fetched with consent, from an address that stays. */
export function renderConsentCode({ facts }: RenderContext): Artifact[] {
  const { scripts = [] } = facts;
  return scripts.flatMap(({ src, code }) => (code === undefined ? [] : [{ path: src.slice(1), body: code }]));
}
