import { type Attendee, newClientId, normalizeCode } from '@saudagar/contract';

import type { KnownCode } from './doorList.ts';

/** A code read at the entrance, until the server confirms it. */
export interface Scan {
  readonly code: string;
  /** Idempotency key of the check-in: sending it twice counts once. */
  readonly clientId: string;
  /** ISO timestamp of the scan. */
  readonly scannedAt: string;
  /** The answer of the device's list, once it was looked up. */
  readonly known?: KnownCode | null;
}

/** A scan with its result. */
export interface CheckedScan extends Scan {
  readonly outcome: 'checkedIn' | 'already' | 'refused';
  readonly attendee: Attendee | null;
  /** The server's message when it refused. */
  readonly detail: string | null;
}

/** Maximum number of results shown. */
const RESULTS_KEPT = 20;

/** Creates a scan with the current time. */
export const scanOf = (code: string): Scan => ({
  code: normalizeCode(code),
  clientId: newClientId(),
  scannedAt: new Date().toISOString(),
});

/** Returns true when a code is already queued. */
export const isQueued = (queue: readonly Scan[], code: string): boolean =>
  queue.some((scan) => scan.code === normalizeCode(code));

/**
 * Returns true when the camera has already read this code. A refused code is read again after
 * another one, since a spot may be free by then.
 */
export const wasScanned = (
  { queue, results }: { queue: readonly Scan[]; results: readonly CheckedScan[] },
  code: string,
): boolean =>
  isQueued(queue, code) ||
  results.some(
    (scan, index) =>
      scan.code === normalizeCode(code) && (index === 0 || scan.outcome !== 'refused'),
  );

/** The oldest scan that was not looked up. */
export const unrecognized = (queue: readonly Scan[]): Scan | undefined =>
  queue.find(({ known }) => known === undefined);

/** Notes the answer of the device's list to a scan. */
export const withKnown = (
  queue: readonly Scan[],
  clientId: string | undefined,
  known: KnownCode | null,
): Scan[] => queue.map((scan) => (scan.clientId === clientId ? { ...scan, known } : scan));

/** Merges stored scans into the queue, each once and in order. */
export const joinScans = (stored: readonly Scan[], queue: readonly Scan[]): Scan[] => [
  ...stored.filter(({ clientId }) => !queue.some((scan) => scan.clientId === clientId)),
  ...queue,
];

/** Adds a result before the others, up to the maximum. */
export const withResult = (
  results: readonly CheckedScan[],
  result: CheckedScan,
): readonly CheckedScan[] => [result, ...results].slice(0, RESULTS_KEPT);

/** Reads stored scans and leaves out damaged ones. */
export const readScans = (stored: unknown): Scan[] =>
  Array.isArray(stored)
    ? stored.filter(
        (scan): scan is Scan =>
          typeof scan === 'object' &&
          scan !== null &&
          ['code', 'clientId', 'scannedAt'].every((name) => typeof scan[name] === 'string'),
      )
    : [];
