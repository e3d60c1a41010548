/** The unique constraint or index a failed write ran into, or undefined for any other error. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}

/**
 * Whether the database itself would not have a row, so that it certainly is not there. Of any other
 * failure, such as a connection that broke, it cannot be told.
 */
export function refusesRow(error: unknown): boolean {
  return /^2[23]/.test(String(Object(error).code));
}
