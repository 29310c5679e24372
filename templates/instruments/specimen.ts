import { type SpecimenWords, sayUsed, usedLetters } from './letters.ts';

/** Marks the letters that the typed text uses, and names them. */
export function enhance(specimen: HTMLElement): void {
  const words = JSON.parse(specimen.dataset.specimen ?? '{}') as SpecimenWords;
  const field = specimen.querySelector('textarea');
  const status = specimen.querySelector('.specimen__status');
  if (!field || !status) return;
  const letters = specimen.querySelectorAll<HTMLElement>('.specimen__letter');
  const update = () => {
    growField(field);
    const used = usedLetters(field.value);
    for (const letter of letters)
      letter.toggleAttribute('data-used', used.includes(letter.textContent ?? ''));
    const sentence = sayUsed(used, words);
    // Said once, not again with each letter that changes nothing.
    if (status.textContent !== sentence) status.textContent = sentence;
  };
  field.addEventListener('input', update);
  specimen.dataset.ready = '';
  // A browser may have kept the text of an earlier visit.
  update();
}

/** Makes the field as high as its text, where the browser cannot do so by its style sheet. */
function growField(field: HTMLElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight + 2}px`;
}
