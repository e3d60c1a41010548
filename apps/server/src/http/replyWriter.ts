import { createRequire } from 'node:module';
import type { Schema } from '@saudagar/contract';
import type { AnySchema, build } from 'fast-json-stringify';
import { type core, z } from 'zod/mini';

/** Serializes a reply as JSON. */
export type WriteReply = (reply: unknown) => string;

/**
 * Returns a serializer for a schema, compiled on first use. It writes only the schema's fields,
 * whatever else a handler's object contains; a missing required field is an error. Lengths and
 * formats are not checked again: the handlers' types and the conformance suite cover them.
 */
export function replyWriter(schema: Schema): WriteReply {
  let write: WriteReply | undefined;
  return (reply) => {
    write ??= compile(schema);
    return write(reply);
  };
}

const require = createRequire(import.meta.url);

function compile(schema: Schema): WriteReply {
  const written = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: adapt });
  // Loads a hundred files, so it is required lazily.
  const { build: write } = require('fast-json-stringify') as { build: typeof build };
  return write(written as AnySchema);
}

interface Adapted {
  jsonSchema: core.JSONSchema.BaseSchema;
}

/** Writes nullable types in the one form that needs no validation while serializing. */
function adapt({ jsonSchema }: Adapted): void {
  const [value, none, ...more] = jsonSchema.anyOf ?? [];
  if (!value || none?.type !== 'null' || more.length > 0) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { nullable: true });
}
