import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.ts';

/** The Storybook that is run. */
export const builtStorybook = join(root, 'storybook-static');

/** Where reports and changed pictures of stories go. */
export const storyResults = join(root, 'test-results/stories');

/**
 * Runs the stories of the Storybook that is served at `url`: those whose id holds one of `filters`,
 * all where there is none. Gives the runner's exit code.
 */
export function runStories(
  url: string,
  filters: string[],
  pictures: 'compare' | 'update',
): Promise<number> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, '.storybook/runner/playwright.config.ts');
  const grep = filters.length > 0 ? ['--grep', filters.join('|')] : [];
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...grep], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, STORYBOOK_URL: url, PICTURES: pictures },
  });
  return new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
