import { type PostgresFixture, startPostgres } from '../../apps/server/testing/postgresFixture.ts';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expectNotificationSources, SOURCES_SERVER } from './expectNotificationSources.ts';
import { test } from './fixtures.ts';

let postgres: PostgresFixture;
let server: RunningServer;
test.beforeAll(async () => {
  postgres = await startPostgres();
  const env = { ...SOURCES_SERVER.env, DATABASE_URL: await postgres.createDatabase() };
  server = await startRunningServer({ ...SOURCES_SERVER, env });
});
test.afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

expectNotificationSources(() => server);
