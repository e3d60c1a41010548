import { describe } from 'vitest';
import { testDatabases } from '../../apps/server/testing/testDatabases.ts';
import { setupHostileHarness } from './hostileHarness.ts';
import { edgesSuite } from './suite/edges.ts';

const databases = testDatabases();

describe(`hostile input on the ${databases.kind} database`, () =>
  edgesSuite(setupHostileHarness(databases.create)));
