import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresFixture, startPostgres } from '../postgresFixture.ts';
import { killRounds } from './killRounds.ts';

describe('PostgreSQL', () => {
  let postgres: PostgresFixture;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  killRounds(() => postgres.createDatabase());
});
