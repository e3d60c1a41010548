import type { core } from 'zod/mini';
import { fieldLabel, type RefusalKey, refusalText } from './areas.ts';
import type { Locale } from './core/locale.ts';

type Issue = core.$ZodIssue;

/** Validation errors of a request with the data it sent. Answered with 422. */
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

/** The first invalid field and a sentence about it for members (ACCT-018). */
export function describeInvalid(
  { issues, input }: InvalidFields,
  language: Locale,
): { detail: string; field?: string } {
  const issue = issues[0];
  const field = issue?.path[0];
  if (!issue || typeof field !== 'string') return { detail: refusalText(language, 'unreadable') };
  const label = fieldLabel(language, field);
  const say = (key: RefusalKey, values: Record<string, string | number> = {}) => ({
    detail: refusalText(language, key, { label, ...values }),
    field,
  });
  const limit = (most: number | bigint) => ({
    count: YEARS.has(field) ? `${most}` : Number(most),
  });
  if (isBlank(valueAt(input, issue.path)) && issue.path.length === 1)
    return say(field === 'file' ? 'fileMissing' : 'required');
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return say('required');
      if (issue.origin === 'string')
        return say(issue.minimum === 1 ? 'required' : 'tooShort', limit(issue.minimum));
      return say('tooSmall', limit(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string') return say('tooLong', limit(issue.maximum));
      if (issue.origin === 'array') return say('tooMany', limit(issue.maximum));
      return say('tooBig', limit(issue.maximum));
    case 'invalid_type':
      return say(issue.expected === 'int' ? 'notWhole' : 'invalid');
    case 'invalid_format':
      return say(issue.format === 'email' ? 'badEmail' : (WORDED[field] ?? 'invalid'));
    case 'custom':
      return say(WORDED[field] ?? 'invalid');
    case 'invalid_value':
      return say('notAChoice');
  }
  return say('invalid');
}

/** Fields that hold a year, which is written without a thousands separator. */
const YEARS: ReadonlySet<string> = new Set(['founded_year']);

/** Fields whose validation has a text of its own. */
const WORDED: Readonly<Record<string, RefusalKey>> = {
  username: 'badUsername',
  phone: 'badPhone',
  business_phone: 'badPhone',
  business_email: 'badEmail',
  website: 'badWebsite',
};

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
