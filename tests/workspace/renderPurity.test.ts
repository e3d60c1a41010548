import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'purity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a component with this body. */
function lint(body: string) {
  const file = join(folder, 'Planted.tsx');
  writeFileSync(
    file,
    `import { useRef, useState } from 'react';\nlet shared = 0;\nexport function Planted() {\n${body}\n}\n`,
  );
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  return spawnSync(oxlint, ['-c', join(root, '.oxlintrc.json'), file], { encoding: 'utf8' });
}

// WID-100
test.each(['alert', 'confirm', 'prompt'])("the lint check refuses the browser's %s", (name) => {
  const { status, stdout } = lint(`return <p>{String(window.${name}('Sure?'))}</p>;`);
  expect(stdout).toContain('eslint(no-alert)');
  expect(status).not.toBe(0);
});

test.each([
  ['refs', 'const last = useRef(0); last.current = 1; return <p />;'],
  ['purity', 'return <p>{Date.now()}</p>;'],
  ['set-state-in-render', 'const [n, set] = useState(0); set(n + 1); return <p>{n}</p>;'],
  ['globals', 'shared = 1; return <p>{shared}</p>;'],
])('the lint check refuses a render that breaks react/%s', (rule, body) => {
  const { status, stdout } = lint(body);
  expect(stdout).toContain(`react(${rule})`);
  expect(status).not.toBe(0);
});
