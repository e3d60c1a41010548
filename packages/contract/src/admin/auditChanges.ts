/** Values of a thing by field. */
type Values = Readonly<Record<string, unknown>>;

/** Changed fields of an act, as the audit log stores them. */
export interface AuditChanges {
  readonly before: Values;
  readonly after: Values;
}

/** Fields whose values differ; null when none does. A missing value counts as null. */
export function auditChanges(before: Values, after: Values): AuditChanges | null {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  if (changed.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Text of a changed value; null for none. */
function auditedText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => auditedText(one) ?? '').join(', ') || null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Changed fields of an entry with both texts, in one order. */
export const changedTexts = ({
  before,
  after,
}: {
  readonly before?: Values | null | undefined;
  readonly after?: Values | null | undefined;
}): { field: string; before: string | null; after: string | null }[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort().map((field) => ({
    field,
    before: auditedText(before?.[field]),
    after: auditedText(after?.[field]),
  }));
