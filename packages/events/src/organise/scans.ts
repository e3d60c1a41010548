import { type Attendee, newClientId, normalizeCode } from '@saudagar/contract';

/** A code that was read at the door, until the server has it. */
export interface Scan {
  readonly code: string;
  /** Key of the check-in, so that sending it twice counts nobody twice. */
  readonly clientId: string;
  /** ISO timestamp of the moment at the door. */
  readonly scannedAt: string;
}

/** What became of a scan. */
export interface CheckedScan extends Scan {
  readonly outcome: 'checkedIn' | 'already' | 'refused';
  readonly attendee: Attendee | null;
  /** The server's words where it refused. */
  readonly detail: string | null;
}

/** How many results stay in sight. */
const RESULTS_KEPT = 20;

/** A scan that begins now. */
export const scanOf = (code: string): Scan => ({
  code: normalizeCode(code),
  clientId: newClientId(),
  scannedAt: new Date().toISOString(),
});

/** Whether a code waits to be sent already. */
export const isQueued = (queue: readonly Scan[], code: string): boolean =>
  queue.some((scan) => scan.code === normalizeCode(code));

/**
 * Whether the camera, which reads the same code many times, has read this one before. One that was
 * refused is read again once another came between: a place may have come free.
 */
export const wasScanned = (
  { queue, results }: { queue: readonly Scan[]; results: readonly CheckedScan[] },
  code: string,
): boolean =>
  isQueued(queue, code) ||
  results.some(
    (scan, at) => scan.code === normalizeCode(code) && (at === 0 || scan.outcome !== 'refused'),
  );

/** The queue with what was kept before, each scan once and in its order. */
export const joinScans = (stored: readonly Scan[], queue: readonly Scan[]): Scan[] => [
  ...stored.filter(({ clientId }) => !queue.some((scan) => scan.clientId === clientId)),
  ...queue,
];

/** Results with another one before them. */
export const withResult = (
  results: readonly CheckedScan[],
  result: CheckedScan,
): readonly CheckedScan[] => [result, ...results].slice(0, RESULTS_KEPT);

/** Reads kept scans; what is damaged is left out. */
export const readScans = (stored: unknown): Scan[] =>
  Array.isArray(stored)
    ? stored.filter(
        (scan): scan is Scan =>
          typeof scan === 'object' &&
          scan !== null &&
          ['code', 'clientId', 'scannedAt'].every((name) => typeof scan[name] === 'string'),
      )
    : [];
