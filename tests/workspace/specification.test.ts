import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/packages.ts';

/** Facts without a test, each with the reason, or with what would prove it. */
const UNNAMED: Readonly<Record<string, string>> = {
  // No screen shows them.
  'ADM-351': 'Users are deactivated, never deleted for good, so the text is nowhere to be read.',
  'WID-099': 'Nothing is deleted for good from a screen, so the question is nowhere to be read.',
  'SHELL-001': 'A statement of intent: what the product is, and for whom.',
  'SHELL-031': 'How idiomatic a translation is, readers judge.',
};

const SELF = 'tests/workspace/specification.test.ts';
const isTest = (path: string) =>
  /\.(test|stories|spec)\.tsx?$|^tests\//.test(path) && path !== SELF;
const isReadByUsers = (path: string) =>
  /\.mdx$|^(packages\/[^/]+\/)?README\.md$|^\.changeset\//.test(path);

interface Source {
  path: string;
  text: string;
}

const kinds = ['*.ts', '*.tsx', '*.css', '*.md', '*.mdx', '*.yml'];
const tracked = execFileSync('git', ['ls-files', ...kinds], { cwd: root, encoding: 'utf8' });
const files: Source[] = tracked
  .split('\n')
  .filter(Boolean)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Lists the facts on a page of the specification. */
const factsOf = (page: string) =>
  [...page.matchAll(/^- (?:<a id="([^"]+)"><\/a>)?\*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, anchor = '', id = '']) => ({ id, isAnchor: anchor === id.toLowerCase() }),
  );

/** Ids in a text: alone, in a range, or in a list that has the letters once. */
function namedIn(text: string, areas: readonly string[]): string[] {
  const numbers = '\\d{3}\\b(?:–\\d{3}\\b)?';
  const pattern = new RegExp(`\\b(${areas.join('|')})-(${numbers}(?:, ${numbers})*)`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, area, list = '']) =>
    list.split(', ').flatMap((part) => {
      const [from = 0, to = from] = part.split('–').map(Number);
      return Array.from(
        { length: to - from + 1 },
        (_, index) => `${area}-${String(from + index).padStart(3, '0')}`,
      );
    }),
  );
}

/** The part of a file in users' docs: a page, or the comment above its stories. */
function readByUsers({ path, text }: Source): string {
  if (isReadByUsers(path)) return text;
  if (!path.endsWith('.stories.tsx')) return '';
  const comments = /^\/\*\*(?:(?!\*\/).)*\*\/\n(?=(?:\/\/[^\n]*\n)*(?:export )?const )/gms;
  return text.match(comments)?.join('') ?? '';
}

/** Compares the specification with the ids in files. */
function compare(sources: readonly Source[], unnamed: readonly string[]) {
  const pages = sources.filter(({ path }) => path.startsWith('docs/spec/'));
  const facts = pages.flatMap(({ text }) => factsOf(text));
  const known = new Set(facts.map(({ id }) => id));
  const areas = [...new Set(facts.map(({ id }) => id.split('-')[0] ?? ''))];
  const exempt = unnamed.flatMap((ids) => namedIn(ids, areas));
  const shown = new Set(
    sources.filter(({ path }) => isTest(path)).flatMap(({ text }) => namedIn(text, areas)),
  );
  return {
    count: known.size,
    twice: facts.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index),
    withoutAnchor: facts.filter(({ isAnchor }) => !isAnchor).map(({ id }) => id),
    unknown: sources.flatMap(({ path, text }) =>
      namedIn(text, areas)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    ),
    notShown: [...known].filter((id) => !shown.has(id) && !exempt.includes(id)),
    exemptInVain: exempt.filter((id) => shown.has(id) || !known.has(id)),
    readByUsers: sources.flatMap((file) =>
      namedIn(readByUsers(file), areas).map((id) => `${file.path}: ${id}`),
    ),
  };
}

const comparison = compare(files, Object.keys(UNNAMED));

test('every fact has an id and an anchor of its own', () => {
  expect(comparison.count).toBeGreaterThan(0);
  expect(comparison.twice).toEqual([]);
  expect(comparison.withoutAnchor).toEqual([]);
});

test('every id in a file is that of a fact', () => {
  expect(comparison.unknown).toEqual([]);
});

test('every fact is named by a test or story, or listed with a reason', () => {
  expect(comparison.notShown).toEqual([]);
});

test('no fact with a test or story is listed without one', () => {
  expect(comparison.exemptInVain).toEqual([]);
});

test('pages for users have no ids', () => {
  expect(comparison.readByUsers).toEqual([]);
});

describe('the reader of ids', () => {
  const id = (number: number) => `ABC-${String(number).padStart(3, '0')}`;
  const entry = (number: number) => `- <a id="abc-00${number}"></a>**${id(number)}** It is so.\n`;
  const page = { path: 'docs/spec/abc.md', text: [1, 2, 3, 4].map(entry).join('') };
  const tests = { path: 'packages/abc/src/abc.test.ts', text: `// ${id(1)}–003\n` };

  test('the check of ids finds a fact that no test names', () => {
    expect(compare([page, tests], []).notShown).toEqual([id(4)]);
    expect(compare([page, tests], [id(4)])).toMatchObject({ notShown: [], exemptInVain: [] });
  });

  test('the check of ids finds an exemption of a tested and of an unknown fact', () => {
    expect(compare([page, tests], [`${id(3)}–005`]).exemptInVain).toEqual([id(3), id(5)]);
  });

  test('the check of ids finds an unknown id, in a range and in a list too', () => {
    const path = 'packages/abc/src/abc.ts';
    const unknown = (text: string) => compare([page, { path, text }], []).unknown;
    expect(unknown(`(${id(7)})`)).toEqual([`${path}: ${id(7)}`]);
    expect(unknown(`(${id(3)}–005)`)).toEqual([`${path}: ${id(5)}`]);
    expect(unknown(`(${id(1)}, 002, 006)`)).toEqual([`${path}: ${id(6)}`]);
  });

  test('the check of ids finds a duplicate id, and one without its anchor', () => {
    const text = `${entry(1)}${entry(1)}- **${id(2)}** It is so.\n`;
    expect(compare([{ ...page, text }], [])).toMatchObject({
      twice: [id(1)],
      withoutAnchor: [id(2)],
    });
  });

  test('the check of ids finds an id above a story, and permits one in its code', () => {
    const path = 'packages/abc/src/Abc.stories.tsx';
    const read = (text: string) => compare([page, { path, text }], []).readByUsers;
    expect(read(`/** Ready (${id(1)}). */\nexport const Ready = 1;\n`)).toEqual([
      `${path}: ${id(1)}`,
    ]);
    expect(read(`/** Ready. */\n// ${id(1)}\nexport const Ready = 1;\n`)).toEqual([]);
  });
});
