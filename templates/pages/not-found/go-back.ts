/** Shows the buttons that go one step back in the browser's history: without script or history they could not. */
export function revealGoBack(): void {
  if (history.length < 2) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-go-back]')) {
    button.inert = false;
    button.addEventListener('click', () => history.back());
  }
}
