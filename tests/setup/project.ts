import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const source = 'saudagar-source';

/** Describes a project of Vitest that reads the workspace's packages from their sources. */
export function project(
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
      // A process runs files in sequence and loads shared modules once: React, React Aria and the
      // server
      // take longer to load than most files to run. `noSurprises` restores what one changed.
      isolate: false,
      // No test measures real time: a busy machine gets as much as it needs.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...test,
    },
  };
}
