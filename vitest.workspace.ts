import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const source = 'saudagar-source';

/**
 * A process runs one file after the other and loads what they share once: React and React Aria take
 * longer to load than most files to run. `noSurprises` puts back what a file changed.
 */
const oneProcess = { isolate: false };

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
      project('packages', ['packages/*/src/**/*.test.{ts,tsx}'], oneProcess),
      project('mocks', ['mocks/**/*.test.ts'], oneProcess),
      project('host', ['apps/host/**/*.test.{ts,tsx}'], oneProcess),
      project('server', ['apps/server/**/*.test.ts'], {
        globalSetup: ['./tests/setup/readyDatabase.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      project('conformance', ['tests/conformance/**/*.test.ts'], {
        globalSetup: ['./tests/setup/readyDatabase.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      project('workspace', ['tests/workspace/**/*.test.ts', '.storybook/**/*.test.ts'], {
        ...oneProcess,
        testTimeout: 60_000,
      }),
    ],
  },
});
