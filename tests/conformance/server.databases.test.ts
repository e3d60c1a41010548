import { testDatabases } from '../../apps/server/testing/testDatabases.ts';
import { conformance } from './conformance.ts';
import { startServerTarget } from './serverTarget.ts';

const databases = testDatabases();

conformance(`the server on the ${databases.kind} database`, async () =>
  startServerTarget(await databases.create()),
);
