/** What a page stacks from top to bottom. `section.css` leaves those below the first screen out of the first frame. */
const bands = '.section, .closing, .site-footer';

/** Has the rest of the page laid out, one band in each frame, so that the page answers in between. */
export async function layOutBands(): Promise<void> {
  for (const band of document.querySelectorAll<HTMLElement>(bands)) {
    band.dataset.laidOut = '';
    await nextFrame();
  }
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
