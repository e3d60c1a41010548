import type { Schema } from '@saudagar/contract';
import { InvalidFields } from '@saudagar/contract/server';
import { core } from 'zod/mini';

/** @throws InvalidFields when `value` breaks the schema */
export function validated(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new InvalidFields(parsed.error.issues, value);
}
