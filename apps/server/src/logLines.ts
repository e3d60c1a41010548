import type { Writable } from 'node:stream';

/** Maximum size in bytes of log lines waiting for a stopped reader. */
const WAITING_MAX = 4_000_000;
/** Timeout of writing the last lines, in milliseconds. */
const FAREWELL = 1000;

/** A log's output that never waits for its reader. */
export interface LogLines {
  write(line: string): void;
  /** Resolves once everything is written, or a second has passed. */
  end(): Promise<void>;
}

/**
 * Writes lines to a stream as they come. While its reader stops they wait in memory up to a
 * limit; further lines are dropped, and a line marks the gap. Without a reader the log ends and
 * the program continues.
 */
export function logLines(out: Writable, most = WAITING_MAX): LogLines {
  let leftOut = 0;
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write(line) {
      if (out.destroyed) return;
      if (out.writableLength > most) {
        leftOut += 1;
        return;
      }
      if (leftOut > 0) out.write(missing(leftOut));
      leftOut = 0;
      out.write(line);
    },
    async end() {
      if (out.destroyed) return;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, FAREWELL);
        out.write('', () => resolve());
      });
    },
  };
}

function missing(count: number): string {
  const msg = `${count} lines of the log are missing here: nobody read it meanwhile`;
  return `${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`;
}
