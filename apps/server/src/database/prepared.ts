import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Stands in a query for a value that each run brings anew. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** The names of prepared queries by their text, for PostgreSQL to plan each once a connection. */
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps a query prepared; undefined for any other. */
export const statementName = (text: string): string | undefined => names.get(text);

/**
 * A query that is built and compiled once, when first run, and prepared by PostgreSQL: for what most
 * requests ask. `build` gets stand-ins for the values, which it may only hand on.
 */
export function prepare<Values extends object, Row>(
  db: Database,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= compile(build);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}

function compile<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): CompiledQuery<Row> {
  const standIns = new Proxy({} as Values, { get: (_, name) => new Placeholder(name) });
  const compiled = build(standIns).compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, `prepared_${names.size + 1}`);
  return compiled;
}
