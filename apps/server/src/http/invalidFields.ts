import type { core } from 'zod/mini';
import { type DetailKey, detailText, fieldLabel, type Language } from '../details.ts';

type Issue = core.$ZodIssue;

/** Fields that break their schema, with what was sent. */
export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';
  readonly issues: readonly Issue[];
  readonly input: unknown;

  constructor(issues: readonly Issue[], input: unknown) {
    super('invalid fields');
    this.issues = issues;
    this.input = input;
  }
}

/** The first broken field and a sentence about it that a member understands (ACCT-018). */
export function describeInvalid(
  { issues, input }: InvalidFields,
  language: Language,
): { detail: string; field?: string } {
  const issue = issues[0];
  const field = issue?.path[0];
  if (!issue || typeof field !== 'string') return { detail: detailText(language, 'unreadable') };
  const label = fieldLabel(language, field);
  const say = (key: DetailKey, values: Record<string, string | number> = {}) => ({
    detail: detailText(language, key, { label, ...values }),
    field,
  });
  if (isBlank(valueAt(input, issue.path)) && !isOptionalShape(issue)) return say('required');
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return say(issue.minimum === 1 ? 'required' : 'tooShort', { count: Number(issue.minimum) });
      return say('tooSmall', { count: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'string') return say('tooLong', { count: Number(issue.maximum) });
      if (issue.origin === 'array') return say('tooMany', { count: Number(issue.maximum) });
      return say('tooBig', { count: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'email') return say('badEmail');
      if (field === 'username') return say('badUsername');
      if (field === 'phone') return say('badPhone');
      break;
    case 'invalid_value':
      return say('notAChoice');
  }
  return say('invalid');
}

/** An element of a list is wrong as it is, not missing. */
const isOptionalShape = (issue: Issue) => issue.path.length > 1;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
