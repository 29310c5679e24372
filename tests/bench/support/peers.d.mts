import type { Answer } from '../../support/http/raw.d.mts';

/** A server that runs. */
export interface Peer {
  name: string;
  port: number;
  send(bytes: string | Buffer): Promise<Answer>;
  stop(): Promise<void>;
}

interface Place {
  dist: string;
  folder: string;
  prefix?: string[];
  forms?: string;
  isCapped?: boolean;
}

export function missing(...commands: string[]): string[];
export function startPeer(name: 'ours' | 'nginx' | 'caddy', place: Place): Promise<Peer>;
export function freePort(): Promise<number>;
