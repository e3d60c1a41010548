import { randomInt } from 'node:crypto';
import { endToEnd, script, vitest } from './commands.ts';
import { countBrowserTests, countPlainly, countStories, countUnits } from './counts.ts';
import type { Job } from './job.ts';
import { builds, storiesWithMotion } from './tests.ts';

/** Rounds of hostile input, each as much as `npm test` tries. */
const HOSTILE = { HOSTILE_ROUNDS: '20', HOSTILE_SEED: String(randomInt(2 ** 31)) };
const FAULTS = { FAULTS_SEED: String(randomInt(2 ** 31)) };
const KILLS = { KILL_ROUNDS: '20', KILL_WRITES: '1000' };

/** A run of Vitest as a part, or as one job of a part. */
const units = (name: string, part: string, seconds: number, job: Unit): Job => {
  const { on = 'workspace', args, env } = job;
  const report = `${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    part,
    command: vitest(`vitest.${on}.ts`, report, ...args),
    cores: 'all',
    seconds,
    count: () => countUnits(report),
    // Variables given at the command line, to reproduce a failure, win.
    env: { ...env, ...given(env) },
  };
};
interface Unit {
  on?: 'workspace' | 'deep';
  args: string[];
  env?: Record<string, string>;
}

function given(env: Record<string, string> = {}): Record<string, string> {
  const names = Object.keys(env).filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, process.env[name] as string]));
}

const postgres = ['--project', 'postgres'];

/** The checks of `npm run test:deep`, each in a part that runs alone. */
export const deepTests: Job[] = [
  ...builds,
  units('on PostgreSQL', 'postgres', 300, { on: 'deep', args: postgres }),
  {
    name: 'two processes',
    part: 'postgres',
    command: endToEnd('postgres'),
    cores: 'all',
    seconds: 60,
    after: ['app'],
    env: { E2E_REPORT: 'twoProcesses' },
    count: () => countBrowserTests('twoProcesses.json'),
  },
  units('kills', 'kills', 300, { args: ['apps/server/testing/killRounds'], env: KILLS }),
  units('kills on PostgreSQL', 'kills', 120, {
    on: 'deep',
    args: [...postgres, 'apps/server/testing/killRounds'],
    env: KILLS,
  }),
  units('cuts', 'cuts', 600, { args: ['apps/server/testing/powerCuts'], env: { CUTS: '500' } }),
  units('schedules', 'schedules', 60, {
    args: ['packages/delivery/src/simulation/schedules.test.ts'],
    env: { SCHEDULES: '10000' },
  }),
  units('hostile', 'hostile', 180, {
    args: ['--project', 'hostile', '--testTimeout=0'],
    env: HOSTILE,
  }),
  {
    name: 'faults',
    command: script('tests/faults/run.ts', '--all'),
    cores: 'all',
    seconds: 3600,
    after: ['app'],
    env: { ...FAULTS, ...given(FAULTS) },
    count: () => countPlainly('faults.json'),
  },
  {
    name: 'portals',
    command: script('tests/portals/packedPortals.ts'),
    cores: 1,
    seconds: 240,
    after: ['packages', 'app'],
  },
  {
    name: 'panel',
    command: script('scripts/statechartPanel.ts'),
    cores: 1,
    seconds: 15,
    after: ['storybook'],
  },
  {
    name: 'docs',
    command: script('scripts/docsPages.ts'),
    cores: 1,
    seconds: 90,
    after: ['storybook'],
  },
  {
    name: 'walks',
    part: 'walks',
    command: endToEnd('deep'),
    cores: 'all',
    seconds: 300,
    after: ['app'],
    env: { E2E_REPORT: 'walks' },
    count: () => countBrowserTests('walks.json'),
  },
  {
    name: 'browsers',
    command: script('tests/browsers/run.ts'),
    cores: 1,
    seconds: 90,
    after: ['app'],
    count: () => countPlainly('browsers.json'),
  },
  {
    name: 'upgrade',
    command: script('tests/upgrade/run.ts'),
    cores: 'all',
    seconds: 180,
    after: ['app'],
  },
  {
    ...storiesWithMotion,
    part: 'motion',
    command: script('scripts/stories.ts', '--no-build', '--motion'),
    seconds: 330,
  },
  {
    ...storiesWithMotion,
    name: 'stories on a slow processor',
    part: 'motion',
    command: script('scripts/stories.ts', '--no-build', '--motion', '--slow'),
    seconds: 900,
    count: () => countStories('stories-motion-slow'),
  },
  {
    name: 'pictures',
    command: script('scripts/repeatPictures.ts', '10'),
    cores: 'all',
    seconds: 3300,
    after: ['storybook'],
  },
  units('bundle', 'bundle', 60, { on: 'deep', args: ['--project', 'bundle'] }),
  units('scripts', 'scripts', 300, { on: 'deep', args: ['--project', 'scripts'] }),
];
