import { endToEnd, knip, npm, script, vitest } from './commands.ts';
import { countBrowserTests, countPlainly, countStories, countUnits } from './counts.ts';
import type { Job } from './job.ts';

/** Builds that checks need. */
export const builds: Job[] = [
  { name: 'app', command: npm('build'), cores: 1, seconds: 15, isBuild: true },
  { name: 'storybook', command: npm('build-storybook'), cores: 1, seconds: 45, isBuild: true },
  {
    name: 'packages',
    command: npm('build:packages'),
    cores: 1,
    seconds: 40,
    isBuild: true,
    // The app is built first, as from a clean clone: it must need none of the built packages.
    after: ['app'],
  },
];

const stories: Job = {
  name: 'stories',
  command: script('scripts/stories.ts', '--no-build'),
  cores: 'all',
  seconds: 780,
  after: ['storybook'],
  count: () => countStories(),
  narrow: ({ stories }) => stories.length > 0 && stories,
};

/** The stories with motion, as on a device that does not reduce it. */
export const storiesWithMotion: Job = {
  ...stories,
  name: 'stories with motion',
  command: script('scripts/stories.ts', '--no-build', '--motion', '--sample', '100'),
  seconds: 190,
  count: () => countStories('stories-motion'),
};

/** The boards, names and search of the built Storybook. */
const catalogue: Job = {
  name: 'catalogue',
  command: script('scripts/catalogue.ts'),
  cores: 1,
  seconds: 40,
  after: ['storybook'],
  narrow: ({ stories }) => stories.length > 0 && [],
};

/** The checks of `npm test`. A small one runs beside a large one, which sometimes waits. */
export const tests: Job[] = [
  ...builds,
  stories,
  storiesWithMotion,
  catalogue,
  { name: 'types', command: script('scripts/types.ts'), cores: 1, seconds: 60 },
  {
    name: 'published files',
    command: script('scripts/publishedFiles.ts'),
    cores: 1,
    seconds: 30,
    after: ['packages'],
    narrow: ({ arePackagesReached }) => arePackagesReached && [],
  },
  {
    name: 'public surface',
    command: script('scripts/publicSurface.ts'),
    cores: 1,
    seconds: 12,
    after: ['packages'],
    narrow: ({ arePackagesReached }) => arePackagesReached && [],
  },
  {
    name: 'sizes',
    command: script('scripts/sizes.ts'),
    cores: 1,
    seconds: 20,
    after: ['packages', 'app'],
    narrow: ({ arePackagesReached }) => arePackagesReached && [],
  },
  { name: 'lint', command: npm('lint'), cores: 1, seconds: 10 },
  { name: 'imports', command: npm('imports'), cores: 1, seconds: 20 },
  { name: 'unused', command: knip(), cores: 1, seconds: 20 },
  {
    name: 'faults',
    command: script('tests/faults/run.ts'),
    cores: 1,
    seconds: 180,
    after: ['app'],
    count: () => countPlainly('faults.json'),
    narrow: ({ isAppReached }) => isAppReached && [],
  },
  {
    name: 'unit',
    command: vitest('vitest.workspace.ts', 'unit.json'),
    cores: 'all',
    seconds: 740,
    after: ['app'],
    count: () => countUnits('unit.json'),
    narrow: ({ folders }) => folders,
  },
  {
    name: 'end to end',
    command: endToEnd('app'),
    cores: 'all',
    seconds: 900,
    after: ['app'],
    count: () => countBrowserTests('e2e.json'),
    narrow: ({ isAppReached }) => isAppReached && [],
  },
];
