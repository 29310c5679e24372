/** The fields of a form post, in order (spec section 7). */
export type Payload = readonly (readonly [name: string, value: string])[];
