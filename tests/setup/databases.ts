import { sharePostgres } from '../../apps/server/testing/postgresFixture.ts';
import { makeReadyDatabase } from '../../apps/server/testing/readyDatabase.ts';

/** Prepares once what server tests on either database would each wait for. */
export default async function makeDatabases(): Promise<() => Promise<void>> {
  const undo = await Promise.all([makeReadyDatabase(), sharePostgres()]);
  return async () => {
    await Promise.all(undo.map((each) => each()));
  };
}
