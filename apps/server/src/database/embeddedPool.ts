import { type PGlite, protocol, types } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { statementName } from './prepared.ts';

/** Statements that need disk space. Others run: a full disk can be read, a transaction ended. */
const WRITES = /\b(insert|update|delete|truncate|vacuum|create|alter|drop)\b/i;

const { serialize } = protocol;
const { CommandCompleteMessage, DatabaseError, DataRowMessage, RowDescriptionMessage } =
  protocol.messages;

/** Database behind a pool. */
interface Embedded {
  pglite: PGlite;
  /** Opens the same folder again. */
  open: () => Promise<PGlite>;
  /** @throws an error when the disk has no room for a write */
  expectRoom: () => void;
}

/**
 * Pool of the embedded database's one connection, for Kysely's PostgreSQL driver; a connected
 * caller has it exclusively. A query is one message, not six as with PGlite's own `query`:
 * entering the database costs more than most queries. Queries of `prepare` stay prepared, as on
 * PostgreSQL. After a PANIC, such as an unwritable log, PostgreSQL would hang: the folder is
 * then reopened and recovers from the log.
 */
export function embeddedPool({ pglite, open, expectRoom }: Embedded): PostgresPool {
  const prepared = new Set<string>();
  let running: PGlite | undefined = pglite;

  async function reopen(): Promise<PGlite> {
    expectRoom();
    prepared.clear();
    running = await open();
    return running;
  }

  async function query<Row>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (WRITES.test(text)) expectRoom();
    const database = running ?? (await reopen());
    const name = statementName(text) ?? '';
    const bytes = Buffer.concat([
      ...(prepared.has(name) ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values: values.map(toWire) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]);
    const answer = await database.runExclusive(() =>
      database.execProtocolStream(bytes, { throwOnError: false }),
    );
    if (answer.some((message) => message instanceof DatabaseError && message.severity === 'PANIC'))
      running = undefined;
    if (name && answer.some((message) => message.name === 'parseComplete')) prepared.add(name);
    return readAnswer(answer, database.parsers) as PostgresQueryResult<Row>;
  }

  let held = Promise.resolve();
  return {
    options: {},
    async connect() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { query, release: () => resolve() } as PostgresPoolClient;
    },
    async end() {
      await held;
      await running?.close();
    },
  };
}

/** Serializes a value to PostgreSQL's text format, for any type. */
function toWire(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return types.arraySerializer(value, undefined, 0);
  // Like `pg`: a value means the same on either database.
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** @throws the database's error, if it answered with one */
function readAnswer(
  answer: Answer,
  parsers: PGlite['parsers'],
): { command: string; rowCount: number; rows: object[] } {
  let columns: { name: string; parse: (text: string) => unknown }[] = [];
  const rows: object[] = [];
  let completed = '';
  for (const message of answer) {
    if (message instanceof DatabaseError) throw message;
    if (message instanceof RowDescriptionMessage)
      columns = message.fields.map(({ name, dataTypeID }) => {
        const parse = parsers[dataTypeID];
        return { name, parse: parse ? (text) => parse(text, dataTypeID) : String };
      });
    else if (message instanceof DataRowMessage) {
      const row: Record<string, unknown> = {};
      columns.forEach(({ name, parse }, index) => {
        const text = message.fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
      });
      rows.push(row);
    } else if (message instanceof CommandCompleteMessage) completed = message.text;
  }
  const [command = '', ...counts] = completed.split(' ');
  return { command, rowCount: Number(counts.at(-1) ?? 0), rows };
}
