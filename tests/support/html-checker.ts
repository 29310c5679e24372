import { HtmlValidate } from 'html-validate';

/** Checks HTML by the rules of html-validate, without those that are of taste or looked at elsewhere. */
export function createHtmlChecker(): HtmlValidate {
  return new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // A set of checkboxes shares its name: every chosen value is sent.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      // How the HTML is written, not what it says: React writes void elements and attributes its own way.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      // Anchors of questions keep their first hyphen (specification 7.2); HTML only forbids white space in an id.
      'valid-id': ['error', { relaxed: true }],
      // The words are tested by people; titles have a brand behind them.
      'long-title': 'off',
      // Sub-resource integrity comes with the Content-Security-Policy; everything is of the same origin.
      'require-sri': 'off',
    },
  });
}
