/** What the overlay looks like: of no site in particular, and readable over any. */
export const overlayStyles = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; }
dialog, button { font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1b1b1f, #f2f2f5); }
dialog {
  width: min(60rem, calc(100vw - 2rem)); max-height: calc(100dvh - 4rem); padding: 0 1.5rem 1.5rem;
  overflow: auto; scroll-padding-top: 6rem;
  border: 0; border-top: 6px solid var(--tone); border-radius: 8px;
  background: light-dark(#fff, #1e1e24); box-shadow: 0 12px 60px #0006;
}
dialog::backdrop { background: #0008; }
.error { --tone: light-dark(#c4211c, #ff7b72); }
.warning { --tone: light-dark(#8a5a00, #f0b429); }
[role="status"] button {
  position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; padding: .5rem 1rem; border: 2px solid var(--tone);
  border-radius: 99px; background: light-dark(#fff, #1e1e24); cursor: pointer;
}
.unseen { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header {
  position: sticky; top: 0; display: flex; align-items: start; gap: 1rem;
  margin-inline: -1.5rem; padding: 1rem 1.5rem .25rem; background: inherit;
}
.close { flex: none; width: 44px; height: 44px; border: 0; background: none; font-size: 28px; line-height: 1; cursor: pointer; }
h1 { flex: 1; margin: 0; font-size: 1.5rem; color: var(--tone); }
h2 { margin: .25rem 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.note { margin-bottom: 1rem; color: light-dark(#55555e, #b9b9c4); }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 1rem 0; border-top: 1px solid light-dark(#d9d9e0, #3a3a44); }
pre {
  margin: .5rem 0; padding: .75rem 1rem; overflow: auto; border-radius: 6px; background: light-dark(#f3f3f6, #131318);
  font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
mark { background: none; color: var(--tone); text-decoration: underline wavy; text-underline-offset: 4px; font-weight: 700; }
code, .place { font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
code { color: light-dark(#55555e, #b9b9c4); }
[role="alert"] { color: light-dark(#c4211c, #ff7b72); }
[role="alert"]:empty { margin: 0; }
.place button { min-height: 24px; padding: 2px 0; border: 0; background: none; color: light-dark(#0b57d0, #8ab4f8); font: inherit; text-align: start; text-decoration: underline; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px; }
`;
