import { type core, z } from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** Schemas by their names in a document. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** The parts of a JSON Schema that schema writers read. */
export interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** Converts schemas to JSON Schema 2020-12. */
export interface SchemaWriter {
  /** The named schemas, for `#/components/schemas`. */
  readonly named: Record<string, JsonSchema>;
  /** Converts a schema; named schemas inside it become references. */
  write(schema: Schema | undefined): JsonSchema | undefined;
}

/** Creates a writer for a schema's `input` or `output` type. */
export function schemaWriter(io: 'input' | 'output', named: NamedSchemas): SchemaWriter {
  const namesOnly = jsonSchemasOf(io, named);
  return {
    named: namesOnly,
    write(schema) {
      if (!schema) return undefined;
      const known = Object.keys(named).find((name) => named[name] === schema);
      if (known !== undefined) return { $ref: reference(known) } as JsonSchema;
      return jsonSchemasOf(io, { ...named, [UNNAMED]: schema })[UNNAMED];
    },
  };
}

const UNNAMED = '-';

const reference = (name: string) => `#/components/schemas/${name}`;

function jsonSchemasOf(io: 'input' | 'output', schemas: NamedSchemas): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const written = z.toJSONSchema(registry, {
    io,
    uri: reference,
    unrepresentable: 'any',
    override: adapt,
  });
  return Object.fromEntries(
    Object.entries(written.schemas).map(([name, { $schema, $id, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
}

interface Adapted {
  zodSchema: core.$ZodType;
  jsonSchema: core.JSONSchema.BaseSchema;
}

function adapt({ zodSchema, jsonSchema }: Adapted): void {
  // The only custom schema of the contract is a `File`.
  if (zodSchema._zod.def.type === 'custom') {
    Object.assign(jsonSchema, { type: 'string', format: 'binary' });
  }
  // A format describes it better than zod's pattern.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // Replies may have fields that the contract does not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
