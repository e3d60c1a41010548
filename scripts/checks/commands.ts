import { join } from 'node:path';
import { root } from '../packages.ts';

const bin = (name: string, ...args: string[]) => [join(root, 'node_modules/.bin', name), ...args];

/** Runs one of the project's scripts, which resolves packages to their sources. */
export const script = (...args: string[]) => [
  process.execPath,
  '--conditions=saudagar-source',
  ...args,
];

/** Runs an npm script of the root. */
export const npm = (name: string, ...args: string[]) => [
  ...['npm', 'run', '--silent', name],
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** Runs Vitest and writes its report under that name; a missing snapshot fails. */
export const vitest = (config: string, report: string, ...args: string[]) =>
  bin(
    'vitest',
    ...['run', '--config', config, '--update=none', '--reporter=default', '--reporter=json'],
    ...[`--outputFile=test-results/${report}`, ...args],
  );

/** Runs the end to end tests of a project of Playwright's configuration. */
export const endToEnd = (project: string) =>
  bin('playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--project', project);

export const knip = () => bin('knip');
