import type { ServerResponse } from 'node:http';

/** The status of a request that ended before it was answered, as nginx logs it: no client ever gets it. */
const unanswered = 499;

/** Returns the status that a client was sent. */
export function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : unanswered;
}
