import { startPostgres } from '../../apps/server/src/postgresFixture.ts';
import { conformance } from './conformance.ts';
import { startServerTarget } from './serverTarget.ts';

conformance('the server on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const target = await startServerTarget(await postgres.createDatabase());
  return {
    ...target,
    async close() {
      await target.close();
      await postgres.stop();
    },
  };
});
