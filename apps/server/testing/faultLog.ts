import { type Logger, pino } from 'pino';

/** A logger, and what the server has logged with it of its own faults. */
export function faultLog(): { logger: Logger; faults: readonly string[] } {
  const faults: string[] = [];
  return { logger: pino({ level: 'error' }, { write: (line) => void faults.push(line) }), faults };
}
