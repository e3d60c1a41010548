import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { headingOf } from '../catalogue/heading.ts';
import { type Manifest, readManifest, root } from '../packages.ts';

/** A folder of the workspace, with the folders it depends on. */
export interface Workspace {
  folder: string;
  /** Dependencies of its product. */
  needs: string[];
  /** Dependencies of its tests and stories alone. */
  testsWith: string[];
}

/** The parts of the project that a change can reach. */
export interface Reach {
  isEverything: boolean;
  /** Parts of paths, for Vitest. */
  folders: string[];
  /** Parts of the ids of stories. */
  stories: string[];
  /** The app, with the server behind it. */
  isAppReached: boolean;
  /** True when published packages, or the app made of them, are affected. */
  arePackagesReached: boolean;
}

/** Files that affect every build and check. */
const OF_ALL =
  /^(package(-lock)?\.json|\.npmrc|[^/]+\.(ts|mjs|json)|scripts\/.*|tests\/setup\/.*)$/;
const WORDS = /\.(md|mdx)$|^(docs|\.changeset|\.github|\.ci)\/|^LICENSE$/;

/** Returns the parts of the project that these files affect: their folders, and those above. */
export function reachOf(files: readonly string[], workspaces: readonly Workspace[]): Reach {
  const code = files.filter((path) => !WORDS.test(path));
  const touched = new Set<string>();
  for (const path of code) {
    const workspace = workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
    if (workspace && !isPicture(path)) touched.add(workspace.folder);
  }
  const product = above(touched, workspaces);
  const reached = workspaces.filter(
    ({ folder, testsWith }) => product.has(folder) || testsWith.some((one) => product.has(one)),
  );
  const folders = reached.map(({ folder }) => folder);
  const isIn = (...paths: string[]) =>
    paths.some((path) => product.has(path) || code.some((file) => file.startsWith(`${path}/`)));
  const onServer = isIn('apps/server', 'mocks', 'packages/contract');
  return {
    isEverything: code.some((path) => OF_ALL.test(path)),
    folders: [
      ...folders.map((folder) => `${folder}/`),
      'tests/workspace/',
      ...(product.size > 0 || isIn('tests/plantedLocale') ? ['tests/plantedLocale/'] : []),
      ...(onServer || isIn('tests/conformance') ? ['tests/conformance/'] : []),
      ...(onServer || isIn('tests/hostile') ? ['tests/hostile/'] : []),
    ],
    stories: [
      ...folders.flatMap(storiesOf),
      ...code.flatMap((path) => (isPicture(path) ? [`${path.split('/')[2]}-`] : [])),
    ],
    isAppReached: isIn('apps/host', 'apps/server', 'tests/e2e', 'tests/faults', 'tests/journeys'),
    arePackagesReached: [...product].some((folder) => /^(packages\/|apps\/host)/.test(folder)),
  };
}

/** Lists the files that differ from the branch's base on main, committed or not. */
export function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name);
    } catch {
      return false;
    }
  });
  if (!main) throw new Error('--changed compares with the branch main, and there is none');
  const start = git('merge-base', main, 'HEAD').trim();
  const lists = [
    git('diff', '--name-only', '--no-renames', start),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lists.join('\n').split('\n').filter(Boolean);
}

/** Reads the workspace's folders, and their dependencies from their manifests. */
export function readWorkspaces(): Workspace[] {
  const { workspaces } = readManifest('package.json') as Manifest & { workspaces: string[] };
  const manifests = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((path) => ({ folder: dirname(path), manifest: readManifest(path) }));
  const foldersOf = (names: object = {}) =>
    manifests.filter(({ manifest }) => manifest.name in names).map(({ folder }) => folder);
  return manifests.map(({ folder, manifest }) => ({
    folder,
    needs: foldersOf({ ...manifest.dependencies, ...manifest.peerDependencies }),
    testsWith: foldersOf(manifest.devDependencies),
  }));
}

const isPicture = (path: string) => path.startsWith('.storybook/pictures/');

function above(touched: ReadonlySet<string>, workspaces: readonly Workspace[]): Set<string> {
  const reached = new Set(touched);
  let size: number;
  do {
    size = reached.size;
    for (const { folder, needs } of workspaces)
      if (needs.some((need) => reached.has(need))) reached.add(folder);
  } while (reached.size > size);
  return reached;
}

/**
 * Ids of stories begin with their package's heading in the sidebar; those of the server's mails,
 * which lie with Storybook itself, with `mails`.
 */
function storiesOf(folder: string): string[] {
  if (folder === '.storybook') return ['mails-'];
  if (!/^(packages\/|apps\/host$)/.test(folder)) return [];
  return [`${headingOf(basename(folder)).toLowerCase().replaceAll(/[ /]/g, '-')}-`];
}
