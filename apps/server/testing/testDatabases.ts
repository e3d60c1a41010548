import { afterAll, beforeAll, inject } from 'vitest';
import { type PostgresFixture, startPostgres } from './postgresFixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Database on which a Vitest project runs `*.databases.test.ts`. */
    database: 'embedded' | 'postgres';
  }
}

/** Empty databases of the kind that the running project tests. */
export interface TestDatabases {
  kind: 'embedded' | 'postgres';
  /** Returns the address of a new database; undefined means an embedded one in the data folder. */
  create(): Promise<string | undefined>;
}

/** Creates databases for a test file: embedded in `npm test`, PostgreSQL in the deep run. */
export function testDatabases(): TestDatabases {
  const kind = inject('database');
  let postgres: PostgresFixture | undefined;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  return { kind, create: async () => postgres?.createDatabase() };
}
