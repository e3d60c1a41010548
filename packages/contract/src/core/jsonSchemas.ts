import { type core, z } from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** Schemas by the name a document gives them. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** A JSON Schema as far as its writers look into it. */
export interface JsonSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** Writes schemas as JSON Schema 2020-12. */
export interface SchemaWriter {
  /** The named schemas, for `#/components/schemas`. */
  readonly named: Record<string, JsonSchema>;
  /** A schema; the named ones inside it become references. */
  write(schema: Schema | undefined): JsonSchema | undefined;
}

/** Makes a writer of what a schema takes (`input`) or gives (`output`). */
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
  // The one custom schema of the contract is a `File`.
  if (zodSchema._zod.def.type === 'custom') {
    Object.assign(jsonSchema, { type: 'string', format: 'binary' });
  }
  // A format says it better than the pattern zod checks it by.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // A reply may carry more than the contract knows of.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
