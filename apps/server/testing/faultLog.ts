import { type Logger, pino } from 'pino';

/** Creates a logger, and the list of server errors (or everything) logged with it. */
export function faultLog(level: 'error' | 'trace' = 'error'): {
  logger: Logger;
  faults: readonly string[];
} {
  const faults: string[] = [];
  return { logger: pino({ level }, { write: (line) => void faults.push(line) }), faults };
}
