/** PostgreSQL ends a session or takes none: it stops, starts, recovers, or has all it can carry. */
const STATES = /^(08\w{3}|57P0[1235]|53300)$/;
/** What the system says of a connection that cannot be made or has broken. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** What `pg` says of it, in errors without a code. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because PostgreSQL was not there, and may be there soon. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // A host with several addresses fails by all of them.
  if (errors?.length) return errors.every(isUnreachable);
  if (code === undefined) return SENTENCES.test(error.message);
  return STATES.test(code) || (SYSTEM.has(code) && CALLS.has(syscall ?? ''));
}
