import { rawHtml } from '../../src/define/raw-html.ts';
import type { BodyView } from '../page-view.ts';

/** A Markdown body, which the build has turned into safe HTML. */
export function Prose({ body }: { body: BodyView }) {
  return <div className="prose" {...rawHtml(body.html)} />;
}
