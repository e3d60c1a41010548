import { describe } from 'vitest';
import { testDatabases } from '../testDatabases.ts';
import { killRounds } from './killRounds.ts';

const databases = testDatabases();

describe(`the ${databases.kind} database`, () => killRounds(databases.create));
