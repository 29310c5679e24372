/** How long the hash of a question stays in the address, in milliseconds (specification 7.7). */
const hashStays = 1000;

/** Opens the question that the hash names, now and whenever it changes, and then tidies the address (specification 7.7). */
export function openQuestionByHash(): void {
  addEventListener('hashchange', openNamedQuestion);
  openNamedQuestion();
}

function openNamedQuestion(): void {
  const question = document.getElementById(decodedHash());
  if (!(question instanceof HTMLDetailsElement)) return;
  question.open = true;
  question.scrollIntoView();
  const { hash, pathname, search } = location;
  setTimeout(() => {
    // Replaced, not pushed: the way back leads to the page before, not to the hash.
    if (location.hash === hash) history.replaceState(history.state, '', pathname + search);
  }, hashStays);
}

/** The hash without its sign; browsers write Icelandic letters in it as percent codes. */
function decodedHash(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
