import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';
import { project } from './tests/setup/project.ts';

/** Settings of the deep run: PostgreSQL, the installed bundle, npm scripts that no check runs. */
export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      project(
        'postgres',
        [
          'apps/server/**/*.{postgres,databases}.test.ts',
          'tests/**/*.{postgres,databases}.test.ts',
        ],
        {
          globalSetup: ['./tests/setup/builtServer.ts', './tests/setup/databases.ts'],
          provide: { database: 'postgres' },
        },
      ),
      project('bundle', ['tests/deployed/**/*.test.ts'], {
        globalSetup: ['./tests/setup/builtServer.ts'],
        testTimeout: 300_000,
        hookTimeout: 300_000,
      }),
      project('scripts', ['tests/scripts/**/*.test.ts'], {
        testTimeout: 600_000,
        fileParallelism: false,
      }),
    ],
  },
});
