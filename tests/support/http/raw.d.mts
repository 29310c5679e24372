/** What a server sent back. */
export interface Answer {
  /** 0 when nothing that is HTTP came back. */
  status: number;
  /** By lower-case name; headers of the same name are joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  /** Whether the server closed the connection by itself. */
  isClosed: boolean;
}

export function ask(port: number, bytes: string | Buffer, options?: { waitMs?: number }): Promise<Answer>;
export function parseAnswer(bytes: Buffer): Omit<Answer, 'isClosed'>;
