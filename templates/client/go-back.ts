/** Shows the buttons that go one step back in the browser's history: without script they could not. */
export function revealGoBack(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-go-back]')) {
    button.hidden = false;
    button.addEventListener('click', () => history.back());
  }
}
