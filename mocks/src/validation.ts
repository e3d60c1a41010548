import type { Schema } from '@saudagar/contract';
import { core, z } from 'zod/mini';
import type { Locale } from './refusal.ts';

/** What a request held that its endpoint's schema does not allow. Answered 422. */
export class Invalid extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
  }
}

const wording = { en: z.locales.en().localeError, id: z.locales.id().localeError };

/** Parses a part of a request as the server does. `part` names it where the fault has no field. */
export function validated<S extends Schema | undefined>(
  schema: S,
  part: string,
  value: unknown,
  locale: Locale,
): S extends Schema ? core.output<S> : undefined {
  type Output = S extends Schema ? core.output<S> : undefined;
  if (!schema) return undefined as Output;
  const parsed = core.safeParse(schema, value, { error: wording[locale] });
  if (parsed.success) return parsed.data as Output;
  const [issue] = parsed.error.issues;
  throw new Invalid(issue?.path.join('.') || part, issue?.message ?? '');
}
