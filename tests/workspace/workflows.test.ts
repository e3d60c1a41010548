import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/packages.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(
  (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
);

test('every action of a workflow is pinned by commit, with its version beside it', () => {
  const actions = workflows.flatMap(([, text]) => text.match(/(?<=uses: ).*/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('secrets are in the environment of the one step that needs them', () => {
  for (const [path, text] of workflows) {
    const [jobs, ...steps] = text.split(/^ {6}- /m);
    const readsSecret = /\$\{\{ secrets\.\w+ \}\}/;
    expect(jobs, path).not.toMatch(readsSecret);
    for (const step of steps) if (/npm ci/.test(step)) expect(step, path).not.toMatch(readsSecret);
  }
});
