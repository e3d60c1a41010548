import { ApiError } from '@saudagar/contract';

const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** Messages of Chromium, Firefox and Safari for a `fetch` without a connection. */
const LOST_CONNECTION = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
];

/**
 * Returns true for error events that are no bugs of the product: from a browser extension, or a
 * lost connection (WID-101–103).
 */
export function isIgnoredError(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const source = 'filename' in event && event.filename ? event.filename : originOf(error);
  return EXTENSION.test(source) || isNetworkError(error);
}

/** Address of the script that threw: the topmost frame's. Those below only called it. */
function originOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /(?:^\s+at .*?|@)([a-z-]+:\/\/\S+)/m.exec(stack)?.[1] ?? '';
}

function isNetworkError(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'network';
  return error instanceof TypeError && LOST_CONNECTION.includes(error.message);
}
