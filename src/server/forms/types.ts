import type { IncomingHttpHeaders } from 'node:http';

/** A form post, read whole. */
export interface FormRequest {
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  /** The address of the other end of the connection. */
  remoteAddress: string;
}

/** What a form post is answered with. */
export interface FormAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** The address of the page that the body shows: its headers, such as its content policy, hold for the answer too. */
  page?: string;
}

/** Answers a form post. It never throws. */
export type FormHandler = (request: FormRequest) => Promise<FormAnswer>;

/** The fields of a form as they were sent: every value of each name. */
export type SentFields = ReadonlyMap<string, readonly string[]>;
