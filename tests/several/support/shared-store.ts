import { createClient, type InStatement, type Row } from '@libsql/client';
import { onTestFinished } from 'vitest';
import { type LeadStore, type LeadsLocation, locateLeads, openLeads } from '../../../src/leads/index.ts';
import { freePort } from '../../bench/support/peers.mjs';
import { temporaryFolder } from '../../support/folder.ts';
import { until } from '../../support/leads.ts';
import { type Sqld, startSqld, tokenMaker } from '../../support/sqld.mjs';

/** A libSQL server for one test, and what its clients must know. */
export interface SharedStore {
  url: string;
  token: string;
  /** A token for the same keys with claims of its own. */
  tokenWith: ReturnType<typeof tokenMaker>['token'];
  location: LeadsLocation;
  /** Opens it as one more `site serve` would. */
  open(options?: Parameters<typeof openLeads>[1]): Promise<LeadStore>;
  /** Asks it without our code. */
  rows(statement: InStatement): Promise<Row[]>;
  /** Ends it as a power cut does. */
  stop(): Promise<void>;
  /** Stops its work without closing its connections, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Starts it again at the same address, with what it had. */
  start(): Promise<void>;
}

/** Starts a libSQL server that asks for a token. */
export async function sharedStore(): Promise<SharedStore> {
  const { publicKey, token } = tokenMaker();
  const place = { folder: temporaryFolder(), port: await freePort(), publicKey };
  let server: Sqld = await startSqld(place);
  onTestFinished(() => server.kill());
  const { url } = server;
  const location = locationOf(url, token());
  return {
    ...{ url, location, token: token(), tokenWith: token },
    async open(options = {}) {
      const store = await openLeads(location, options);
      onTestFinished(() => store.close());
      return store;
    },
    async rows(statement) {
      const client = createClient({ url, authToken: token() });
      const { rows } = await client.execute(statement).finally(() => client.close());
      return rows;
    },
    stop: () => server.kill(),
    async signal(name) {
      await server.kill(name);
      // A process with many threads may answer once more before all of them stand.
      if (name === 'SIGSTOP') await until(() => isSilent(url));
    },
    async start() {
      server = await startSqld(place);
    },
  };
}

function isSilent(url: string): Promise<boolean> {
  const asked = fetch(`${url}/health`, { signal: AbortSignal.timeout(300) });
  return asked.then(
    () => false,
    () => true,
  );
}

/** Where a libSQL server is. */
export function locationOf(url: string, token?: string): LeadsLocation {
  return locateLeads(url, { cwd: '/', out: '/dist', token });
}
