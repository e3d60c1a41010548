import { createRequire } from 'node:module';
import type { Schema } from '@saudagar/contract';
import type { AnySchema, build } from 'fast-json-stringify';
import { type core, z } from 'zod/mini';

/** Writes a reply as JSON. */
export type WriteReply = (reply: unknown) => string;

/**
 * A function that writes replies of a schema, compiled when it is first used. Only what the schema
 * names is written, whatever a handler's object holds besides; a required field that is missing is
 * an error. Lengths and formats are not looked at again: the types of the handlers and the
 * conformance suite see to them.
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
  // A hundred files, which starting the server need not wait for.
  const { build: write } = require('fast-json-stringify') as { build: typeof build };
  return write(written as AnySchema);
}

interface Adapted {
  jsonSchema: core.JSONSchema.BaseSchema;
}

/** What may be null is said in the one way that needs no validation while it is written. */
function adapt({ jsonSchema }: Adapted): void {
  const [value, none, ...more] = jsonSchema.anyOf ?? [];
  if (!value || none?.type !== 'null' || more.length > 0) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, value, { nullable: true });
}
