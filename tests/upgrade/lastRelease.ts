import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages.ts';

/** All packages have one version, so that the tags of one of them are the releases. */
const RELEASES = '@saudagar/contract@*';
/** Files of migrations: they begin with a number or a day. */
const MIGRATIONS = [
  ':(glob)apps/server/src/**/[0-9]*-*.ts',
  ':(exclude,glob)apps/server/src/**/*.test.ts',
];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Starting point of an upgrade. */
export interface Release {
  commit: string;
  /** Why this one. */
  reason: string;
}

/**
 * Gives the commit that the environment names, or else the newest release. Before the first one it
 * is what stood before the newest migration came, so that there is one to apply.
 */
export function lastRelease(given = process.env.UPGRADE_FROM): Release {
  if (given) return { commit: git('rev-parse', `${given}^{commit}`), reason: 'UPGRADE_FROM' };
  const [tag] = git('tag', '--list', RELEASES, '--sort=-version:refname').split('\n');
  if (tag) return { commit: git('rev-parse', `${tag}^{commit}`), reason: tag };
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...MIGRATIONS);
  if (newest === '') throw new Error('No tag and no migration: fetch the whole history');
  return {
    commit: git('rev-parse', `${newest}^`),
    reason: 'no release yet: before the newest migration',
  };
}

/** Migrations that came after a commit. */
export const migrationsSince = (commit: string): string[] =>
  git('diff', '--diff-filter=A', '--name-only', commit, 'HEAD', '--', ...MIGRATIONS)
    .split('\n')
    .filter(Boolean);

/** Unpacks a commit into a folder, installs what it needs, and builds it. */
export function buildRelease(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'release.tar');
  git('archive', '--output', archive, commit);
  run(folder, 'tar', '-xf', archive);
  run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  run(folder, 'npm', 'run', 'build');
}

function run(cwd: string, command: string, ...args: string[]): void {
  // Variables that npm sets for this folder would mislead the other one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_OPTIONS$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
}
