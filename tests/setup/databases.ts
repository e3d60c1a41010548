import { sharePostgres } from '../../apps/server/testing/postgresFixture.ts';
import { makeReadyDatabase } from '../../apps/server/testing/readyDatabase.ts';

/** Makes once what the tests of the server, whichever database they are on, would each wait for. */
export default async function makeDatabases(): Promise<() => Promise<void>> {
  const undo = await Promise.all([makeReadyDatabase(), sharePostgres()]);
  return async () => {
    await Promise.all(undo.map((each) => each()));
  };
}
