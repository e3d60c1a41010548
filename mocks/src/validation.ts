import type { Schema } from '@saudagar/contract';
import { core } from 'zod/mini';
import { fieldLabel, type Locale, type RefusalText, wording } from './refusal.ts';

/** What a request held that its endpoint's schema does not allow. Answered 422. */
export class Invalid extends Error {
  readonly issue: core.$ZodIssue | undefined;
  readonly input: unknown;

  constructor(issue: core.$ZodIssue | undefined, input: unknown) {
    super(issue?.message);
    this.issue = issue;
    this.input = input;
  }

  /** The broken field and a sentence about it. */
  describe(locale: Locale): { detail: string; field?: string } {
    const { issue, input } = this;
    const field = issue?.path[0];
    if (!issue || typeof field !== 'string') return { detail: wording(locale, 'unreadable') };
    const label = fieldLabel(locale, field);
    const { text, values } = faultOf(issue, field, input);
    return { detail: wording(locale, text, { label, ...values }), field };
  }
}

/** @throws Invalid where `value` breaks the schema. */
export function validated(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Invalid(parsed.error.issues[0], value);
}

interface Fault {
  text: RefusalText;
  values?: Record<string, number>;
}

function faultOf(issue: core.$ZodIssue, field: string, input: unknown): Fault {
  if (issue.path.length === 1 && isBlank(input, field)) {
    return { text: field === 'file' ? 'fileMissing' : 'required' };
  }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return { text: 'notAChoice' };
    case 'invalid_format':
      return { text: badFormat(issue.format, field) };
    default:
      return { text: 'invalid' };
  }
}

function tooSmall(origin: string, count: number): Fault {
  if (origin !== 'string') return { text: 'tooSmall', values: { count } };
  return count === 1 ? { text: 'required' } : { text: 'tooShort', values: { count } };
}

function tooBig(origin: string, count: number): Fault {
  const text = origin === 'string' ? 'tooLong' : origin === 'array' ? 'tooMany' : 'tooBig';
  return { text, values: { count } };
}

function badFormat(format: string, field: string): RefusalText {
  if (format === 'email') return 'badEmail';
  if (field === 'username') return 'badUsername';
  return field === 'phone' ? 'badPhone' : 'invalid';
}

function isBlank(input: unknown, field: string): boolean {
  if (typeof input !== 'object' || input === null) return true;
  const value = (input as Record<string, unknown>)[field];
  return value === undefined || value === null || String(value).trim() === '';
}
