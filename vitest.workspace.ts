import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { plantLocale } from './scripts/plantedLocale/plantLocale.ts';
import { LongestFirst } from './tests/setup/longestFirst.ts';
import { project } from './tests/setup/project.ts';

/** Settings of projects that start servers: on the embedded database, made once for the run. */
const onServers = {
  globalSetup: ['./tests/setup/builtServer.ts', './tests/setup/readyDatabase.ts'],
  exclude: ['**/*.postgres.test.ts'],
  provide: { database: 'embedded' as const },
};

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      project('packages', ['packages/*/src/**/*.test.{ts,tsx}']),
      project('mocks', ['mocks/**/*.test.ts']),
      project('host', ['apps/host/**/*.test.{ts,tsx}']),
      project('server', ['apps/server/**/*.test.ts'], onServers),
      project('conformance', ['tests/conformance/**/*.test.ts'], onServers),
      project('hostile', ['tests/hostile/**/*.test.ts'], onServers),
      {
        ...project('planted locale', ['tests/plantedLocale/**/*.test.{ts,tsx}'], {
          globalSetup: ['./tests/setup/readyDatabase.ts'],
        }),
        plugins: [plantLocale('pl', 'Polski')],
      },
      project('workspace', ['tests/workspace/**/*.test.ts', '.storybook/**/*.test.ts']),
    ],
  },
});
