/** Codes of PostgreSQL when it stops, starts, recovers, or has too many connections. */
const STATES = /^(08\w{3}|57P0[1235]|53300)$/;
/** System error codes of a connection that failed or broke. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** Messages of `pg` for errors without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns true when a query failed because PostgreSQL was unreachable, and may be back soon. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // A host with several addresses fails with the errors of all.
  if (errors?.length) return errors.every(isUnreachable);
  if (code === undefined) return SENTENCES.test(error.message);
  return STATES.test(code) || (SYSTEM.has(code) && CALLS.has(syscall ?? ''));
}
