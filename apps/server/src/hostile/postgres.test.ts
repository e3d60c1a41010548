import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresFixture, startPostgres } from '../postgresFixture.ts';
import { hostileSuite } from './hostileSuite.ts';

describe('hostile input on PostgreSQL', () => {
  let postgres: PostgresFixture;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  hostileSuite(() => postgres.createDatabase());
});
