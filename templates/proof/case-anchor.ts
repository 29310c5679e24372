/** Returns the anchor of a case on the pages that show it. */
export const caseAnchor = (key: string): string => `_case-${key}`;
