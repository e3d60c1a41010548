/** The unique constraint or index a failed write ran into, or undefined for any other error. */
export const brokenUniqueness = (error: unknown): string | undefined =>
  brokenConstraint(error, '23505');

/** The check that a failed write ran into, a trigger's among them, or undefined for any other error. */
export const brokenCheck = (error: unknown): string | undefined => brokenConstraint(error, '23514');

function brokenConstraint(error: unknown, sqlState: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === sqlState && typeof constraint === 'string' ? constraint : undefined;
}

/**
 * Whether the database itself would not have a row, so that it certainly is not there. Of any other
 * failure, such as a connection that broke, it cannot be told.
 */
export function refusesRow(error: unknown): boolean {
  return /^2[23]/.test(String(Object(error).code));
}
