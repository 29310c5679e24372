import { z } from 'zod';
import { Closing } from '../components/Closing.tsx';
import { closing } from '../pages/parts.ts';
import { type BlockProps, button, hrefOf, kind } from './parts.tsx';

/** An invitation. */
export const callToAction = z.strictObject({
  block: kind('callToAction', 'An invitation with a button, on a field of colour'),
  ...closing.shape,
  button,
});

/** An invitation on a field of the colour of the page. */
export function CallToActionBlock({ block, ...rest }: BlockProps<typeof callToAction>) {
  return (
    <Closing
      view={rest.view}
      closing={{ ...block, action: block.button.text }}
      href={hrefOf(block.button, rest)}
    />
  );
}
