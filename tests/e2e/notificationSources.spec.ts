import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { test } from './fixtures.ts';
import { SOURCES_SERVER, toldOfSources } from './toldOfSources.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startRunningServer(SOURCES_SERVER);
});
test.afterAll(() => server.stop());

toldOfSources(() => server);
