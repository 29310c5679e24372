/** The frozen content, relative to the project: the specification is tested on it, so that a change of `content/` changes no test. */
export const frozenContent = 'tests/sites/agency/content';

/** The content to which rules for any content apply: `content/`, or the folder that `SITE_CONTENT` names. */
export const livingContent = process.env.SITE_CONTENT ?? 'content';
