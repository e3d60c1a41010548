/** Returns the unique constraint or index a failed write violated; undefined for other errors. */
export const brokenUniqueness = (error: unknown): string | undefined =>
  brokenConstraint(error, '23505');

/** Returns the check a failed write violated, a trigger's included; undefined for other errors. */
export const brokenCheck = (error: unknown): string | undefined => brokenConstraint(error, '23514');

function brokenConstraint(error: unknown, sqlState: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === sqlState && typeof constraint === 'string' ? constraint : undefined;
}

/**
 * Returns true when the database itself refused a row, so it certainly does not exist. Other
 * failures, such as a broken connection, prove nothing.
 */
export function refusesRow(error: unknown): boolean {
  return /^2[23]/.test(String(Object(error).code));
}
