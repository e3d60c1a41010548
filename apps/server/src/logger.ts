import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** A log on standard output: lines for people on a terminal, JSON elsewhere. */
export async function createLogger(level: LogLevel): Promise<Logger> {
  if (!process.stdout.isTTY) return pino({ level });
  const { default: pretty } = await import('pino-pretty');
  return pino({ level }, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
}
