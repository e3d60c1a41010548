import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const source = 'saudagar-source';

function project(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: [source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    test: {
      name,
      include,
      environment: 'node',
      setupFiles: ['./tests/setup/noSurprises.ts'],
      execArgv: [`--conditions=${source}`],
      // A process runs one file after the other and loads what they share once: React, React Aria and
      // the server take longer to load than most files to run. `noSurprises` puts back what one changed.
      isolate: false,
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('packages', ['packages/*/src/**/*.test.{ts,tsx}']),
      project('mocks', ['mocks/**/*.test.ts']),
      project('host', ['apps/host/**/*.test.{ts,tsx}']),
      project('server', ['apps/server/**/*.test.ts'], {
        globalSetup: ['./tests/setup/databases.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      project('conformance', ['tests/conformance/**/*.test.ts'], {
        globalSetup: ['./tests/setup/databases.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      project('hostile', ['tests/hostile/**/*.test.ts'], {
        globalSetup: ['./tests/setup/databases.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('workspace', ['tests/workspace/**/*.test.ts', '.storybook/**/*.test.ts'], {
        testTimeout: 60_000,
      }),
    ],
  },
});
