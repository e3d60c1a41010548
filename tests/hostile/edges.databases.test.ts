import { describe } from 'vitest';
import { testDatabases } from '../../apps/server/testing/testDatabases.ts';
import { useHostileStage } from './stage.ts';
import { edgesSuite } from './suite/edges.ts';

const databases = testDatabases();

describe(`hostile input on the ${databases.kind} database`, () =>
  edgesSuite(useHostileStage(databases.create)));
