/** The fields of a form post, in order (spec section 7). */
export type Payload = readonly (readonly [name: string, value: string])[];

/** The anchor of what a page says when its form was sent without script. The server leads there. */
export const sentAnchor = 'sent';
