import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/schema.ts';
import { type BusEvent, createEmitter, type FanOut } from './fanOut.ts';

const CHANNEL = 'saudagar';
/** Delay in milliseconds before reconnecting: doubled each time, up to the last. */
const FIRST_PAUSE = 100;
const LAST_PAUSE = 10_000;
const CONNECT_TIMEOUT = 10_000;
/** Interval and timeout of connection checks, in milliseconds. */
const ASK_EVERY = 15_000;

interface PostgresFanOutParts {
  db: Database;
  /** Address for LISTEN: PostgreSQL itself, because a pooler delivers no notifications. */
  url: string;
  /** Receives the error of a lost connection. */
  onError: (error: Error) => void;
}

/**
 * Distributes events by PostgreSQL's LISTEN and NOTIFY, for several processes of one community.
 * An event is part of its transaction, so they arrive in commit order; those lost with the
 * connection are replaced by a `gap` after reconnecting.
 */
export async function openPostgresFanOut(parts: PostgresFanOutParts): Promise<FanOut> {
  const { db, url, onError } = parts;
  const { emit, subscribe } = createEmitter();
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const notify = (by: Database, event: BusEvent) =>
    sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(by);

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: ASK_EVERY,
    });
    opened.on('notification', ({ payload = '' }) => emit(JSON.parse(payload) as BusEvent));
    const connectionLoss = Promise.withResolvers<Error>();
    opened.on('error', connectionLoss.resolve);
    opened.on('end', () => connectionLoss.resolve(new Error('the connection for notices ended')));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    if (stopping.signal.aborted) return opened.end();
    client = opened;
    // Detects a connection that broke silently.
    const asking = setInterval(
      () => opened.query('select 1').catch(connectionLoss.resolve),
      ASK_EVERY,
    );
    void connectionLoss.promise.then(async (error) => {
      clearInterval(asking);
      void opened.end().catch(() => {});
      if (stopping.signal.aborted) return;
      onError(error);
      await reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (
      let pause = FIRST_PAUSE;
      !stopping.signal.aborted;
      pause = Math.min(pause * 2, LAST_PAUSE)
    ) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      try {
        await connect();
        return emit({ kind: 'gap' });
      } catch (error) {
        onError(error as Error);
      }
    }
  }

  await connect();
  return {
    transaction: (work) =>
      db.transaction().execute(async (write) => {
        const events: BusEvent[] = [];
        const result = await work(write, (event) => void events.push(event));
        for (const event of events) await notify(write, event);
        return result;
      }),
    publish: async (event) => void (await notify(db, event)),
    subscribe,
    async close() {
      stopping.abort();
      await client?.end();
    },
  };
}
