import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Placeholder in a query for a value given at each run. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names of prepared queries by text, so PostgreSQL plans each once a connection. */
const names = new Map<string, string>();

/** Returns the name of a prepared query; undefined for any other. */
export const statementName = (text: string): string | undefined => names.get(text);

/**
 * Builds and compiles a query once, on first use, and has PostgreSQL prepare it: for the most
 * frequent queries. `build` receives placeholders, which it may only pass on.
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
