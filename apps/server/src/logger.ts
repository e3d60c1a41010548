import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { logLines } from './logLines.ts';

/** A program's log, and its end. */
export interface Log {
  logger: Logger;
  /** Waits for the last lines to be written, but not for long. */
  end(): Promise<void>;
}

/** A log on standard output: lines for people on a terminal, JSON elsewhere. */
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
