const EXTENSION_SCHEME = /\b(?:chrome|moz|safari-web|ms-browser)-extension:\/\//;

/**
 * Whether an error event of the page is none of the product's business: it comes from a browser
 * extension, or is the browser's own word about a lost connection (WID-101–103).
 */
export function isIgnoredError(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const source = 'filename' in event ? event.filename : '';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return EXTENSION_SCHEME.test(source) || EXTENSION_SCHEME.test(stack) || isNetworkError(error);
}

function isNetworkError(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'network';
}
