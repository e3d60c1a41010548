import { describe } from 'vitest';
import { testDatabases } from '../testDatabases.ts';
import { hostileSuite } from './hostileSuite.ts';

const databases = testDatabases();

describe(`hostile input on the ${databases.kind} database`, () => hostileSuite(databases.create));
