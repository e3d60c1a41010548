import { type Logger, pino } from 'pino';

/** A logger, and what the server has logged with it of its own faults, or of everything. */
export function faultLog(level: 'error' | 'trace' = 'error'): {
  logger: Logger;
  faults: readonly string[];
} {
  const faults: string[] = [];
  return { logger: pino({ level }, { write: (line) => void faults.push(line) }), faults };
}
