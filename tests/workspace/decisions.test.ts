import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/packages.ts';

const folder = 'docs/decisions';
const records = globSync('[0-9]*.md', { cwd: join(root, folder) }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files whose name begins with the number of a reference, or equals it. */
const namedBy = (reference: string) =>
  records.filter((name) => name === reference || name.startsWith(`${reference}-`));

test('the index of decisions lists each record once, under its title', () => {
  const lines = read(`${folder}/README.md`).match(/^- .*$/gm) ?? [];
  const titled = records.map((name) => {
    const [, title] = /^# (.*)$/m.exec(read(`${folder}/${name}`)) ?? [];
    return `- [${title}](${name})`;
  });
  expect(lines.toSorted()).toEqual(titled.toSorted());
});

test('decisions are numbered without a gap, and few enough to be read', () => {
  const numbers = records.map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
  expect(numbers.length).toBeLessThanOrEqual(42);
});

test.each(records)('%s has number, date, status, headings, and is a page at most', (name) => {
  const text = read(`${folder}/${name}`);
  expect(text).toMatch(
    new RegExp(`^# ${name.slice(0, 3)} .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\nStatus: accepted\n\n`),
  );
  expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
});

test('every reference to a decision leads to a record', () => {
  const tracked = execFileSync('git', ['ls-files', '*.md', '*.mdx', '*.ts', '*.tsx', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  const dead: string[] = [];
  let references = 0;
  for (const path of tracked.split('\n').filter(Boolean)) {
    const isRecord = path.startsWith(`${folder}/`);
    const pattern = isRecord
      ? /\]\((\d{3}[^)]*)\)/g
      : /\bdecisions\/(\d{3}[\w-]*(?:\.md)?)|\b(?:decision|record) (\d{3})\b/gi;
    for (const [reference, file, number] of read(path).matchAll(pattern)) {
      references += 1;
      if (namedBy(file ?? number ?? '').length !== 1) dead.push(`${path}: ${reference}`);
    }
  }
  expect(references).toBeGreaterThan(records.length);
  expect(dead).toEqual([]);
});
