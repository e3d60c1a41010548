import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../packages.ts';

/**
 * Returns the seed of a sample: the environment's value of that name, else the commit, so that each
 * change draws another and repeats its own. Outside a checkout it is the day.
 */
export function seedOf(variable: string, folder = root): string {
  return process.env[variable] || commitOf(folder) || new Date().toISOString().slice(0, 10);
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Shuffles a list by a seed. */
export function drawn<One>(
  seed: string,
  all: readonly One[],
  nameOf: (one: One) => string,
): readonly One[] {
  const draw = (one: One) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex');
  return all.toSorted((a, b) => draw(a).localeCompare(draw(b)));
}
