import { core } from 'zod/mini';
import { ApiError } from './apiError.ts';
import type { Schema } from './endpoint.ts';

/** Receives descriptions of reply content that breaks the contract. */
export type Report = (problem: string, error: unknown) => void;

/**
 * Parses a reply. In a list, an invalid item is dropped and reported, not the whole page.
 * @throws ApiError of kind `malformed` when the reply as a whole breaks the contract.
 */
export function parseReply(schema: Schema, name: string, body: unknown, report: Report): unknown {
  const whole = core.safeParse(schema, body);
  if (whole.success) return whole.data;
  const item = Array.isArray(body) ? itemSchemaOf(schema) : undefined;
  if (!item || !Array.isArray(body)) throw new ApiError('malformed', { cause: whole.error });
  return body.flatMap((entry: unknown, index) => {
    const parsed = core.safeParse(item, entry);
    if (parsed.success) return [parsed.data];
    report(`${name}: item ${index} left out`, parsed.error);
    return [];
  });
}

function itemSchemaOf(schema: Schema): Schema | undefined {
  return schema instanceof core.$ZodArray ? schema._zod.def.element : undefined;
}
