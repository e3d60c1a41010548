import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { logLines } from './logLines.ts';

/** A program's log, with its end. */
export interface Log {
  logger: Logger;
  /** Waits briefly for the last lines to be written. */
  end(): Promise<void>;
}

/** Opens a log on standard output: readable lines on a terminal, JSON elsewhere. */
export async function openLog(level: LogLevel): Promise<Log> {
  if (!process.stdout.isTTY) {
    const lines = logLines(process.stdout);
    return { logger: pino({ level }, lines), end: lines.end };
  }
  const { default: pretty } = await import('pino-pretty');
  const logger = pino(
    { level },
    pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }),
  );
  return { logger, end: async () => {} };
}
