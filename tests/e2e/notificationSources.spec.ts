import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expectNotificationSources, SOURCES_SERVER } from './expectNotificationSources.ts';
import { test } from './fixtures.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startRunningServer(SOURCES_SERVER);
});
test.afterAll(() => server.stop());

expectNotificationSources(() => server);
