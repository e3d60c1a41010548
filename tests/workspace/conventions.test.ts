import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import { addressProps } from '../../scripts/conventions/addressProps.ts';
import { composedKeys } from '../../scripts/conventions/composedKeys.ts';
import { contractNames } from '../../scripts/conventions/contractNames.ts';
import { endedRoutes } from '../../scripts/conventions/endedRoutes.ts';
import { globalNames } from '../../scripts/conventions/globalNames.ts';
import { languagesByName } from '../../scripts/conventions/languagesByName.ts';
import { leftOutTests } from '../../scripts/conventions/leftOutTests.ts';
import { optionalProps } from '../../scripts/conventions/optionalProps.ts';
import { retiredNames } from '../../scripts/conventions/retiredNames.ts';
import { sentences } from '../../scripts/conventions/sentences.ts';
import {
  type Convention,
  parseSource,
  readSources,
  readStylesheets,
} from '../../scripts/conventions/source.ts';
import { storyListeners } from '../../scripts/conventions/storyListeners.ts';
import { writtenTexts } from '../../scripts/conventions/writtenTexts.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);

const endpointNames = new Set([
  'endpoints',
  ...Object.entries(contract)
    .filter(([, value]) => typeof value === 'object' && 'path' in value && 'method' in value)
    .map(([name]) => name),
]);
const languages = [
  'LOCALES',
  'Locale',
  'localeName',
  'localeOf',
  'localeOffer',
  'TextKey',
  'TextValues',
];
const memberText = new Set([
  ...languages,
  ...[
    ...readFileSync(join(root, 'packages/contract/src/text/index.ts'), 'utf8').matchAll(
      /export \{([^}]*)\}/g,
    ),
  ]
    .flatMap(([, block = '']) => block.split(','))
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean),
]);
const names = contractNames({ endpoints: endpointNames, memberText });

/** A convention, a path, code that obeys it there and code that breaks it. */
const planted: [string, Convention, string, string, string][] = [
  ['text in JSX', writtenTexts, 'packages/feed/src/A.tsx', '<p>{t("a")}</p>', '<p>Hello</p>'],
  [
    'a braced text',
    writtenTexts,
    'packages/feed/src/A.tsx',
    '<p>{a}</p>',
    '<p>{a ? "Yes" : b}</p>',
  ],
  [
    'a label',
    writtenTexts,
    'packages/ui/src/A.tsx',
    '<A aria-label={l} />',
    '<A aria-label="Close" />',
  ],
  ['a title', writtenTexts, 'apps/host/src/A.tsx', '<A id="main" />', '<A title={a || "Menu"} />'],
  [
    'a template',
    writtenTexts,
    'packages/ui/src/A.tsx',
    `<A alt={\`\${name} \${date}\`} />`,
    `<A alt={\`Photo of \${name}\`} />`,
  ],
  [
    'a text in a property of any name',
    writtenTexts,
    'packages/ui/src/A.tsx',
    '<A className="sg-card sg-card-wide" />',
    '<A ending="Nothing more to see" />',
  ],
  [
    'a text by default',
    writtenTexts,
    'packages/ui/src/A.tsx',
    'function A({ label = other, id = "A b" }) {}',
    'function A({ label = "Close" }) {}',
  ],
  [
    'a text in a list',
    writtenTexts,
    'apps/host/src/a.ts',
    'const page = { label: "feed", path: "/feed" }',
    'const page = { label: "Feed", path: "/feed" }',
  ],
  [
    'a notice',
    writtenTexts,
    'packages/feed/src/a.ts',
    'notifier.error(t("failed"))',
    'notifier.error("That did not work")',
  ],
  [
    'a text put into the page',
    writtenTexts,
    'apps/host/src/a.ts',
    'node.setAttribute("class", "Close me")',
    'node.setAttribute("aria-label", "Close me")',
  ],
  ['fetch', globalNames, 'packages/feed/src/A.tsx', 'query.fetch()', 'fetch("/api")'],
  ['window.fetch', globalNames, 'packages/portal/src/a.ts', 'const fetch = 1', 'window.fetch("/")'],
  ['a socket', globalNames, 'apps/host/src/a.ts', 'type A = WebSocket', 'new WebSocket("ws:")'],
  ['storage', globalNames, 'packages/feed/src/A.tsx', 'store.read()', 'localStorage.getItem("a")'],
  [
    'an endpoint in a component',
    names,
    'packages/feed/src/A.tsx',
    'import { POST_MAX_LENGTH, type likePost } from "@saudagar/contract"',
    'import { likePost } from "@saudagar/contract"',
  ],
  [
    'an endpoint in a machine',
    names,
    'packages/feed/src/aMachine.ts',
    'import type { Post } from "@saudagar/contract"',
    'import { listPosts as list } from "@saudagar/contract"',
  ],
  [
    'an endpoint in a rule of a flow',
    names,
    'packages/feed/src/a.ts',
    'import type { Post } from "@saudagar/contract"',
    'import { listPosts } from "@saudagar/contract"',
  ],
  [
    'a client in a feature',
    names,
    'packages/feed/src/aFlow.ts',
    'import { listPosts, type createClient } from "@saudagar/contract"',
    'import { createClient } from "@saudagar/contract"',
  ],
  [
    'the wire in ui',
    names,
    'packages/ui/src/a.ts',
    [...memberText].map((name) => `import { ${name} } from "@saudagar/contract";`).join('\n'),
    'import type { Post } from "@saudagar/contract"',
  ],
  ['a test alone', leftOutTests, 'mocks/a.test.ts', 'test("a", f)', 'test.only("a", f)'],
  [
    'a test put off',
    leftOutTests,
    'mocks/a.test.ts',
    'list.skip(1)',
    'describe.concurrent.skip("a", f)',
  ],
  [
    'a story that listens to the page',
    storyListeners,
    'packages/ui/src/a.stories.tsx',
    'row.addEventListener("click", f)',
    'document.addEventListener("click", f)',
  ],
  [
    'a route that is taken away',
    endedRoutes,
    'tests/e2e/a.spec.ts',
    'page.route("/a", f)',
    'page.unroute("/a")',
  ],
  [
    'a route that ends by itself',
    endedRoutes,
    'tests/e2e/a.spec.ts',
    'page.route("/a", f, {}); list.repeat("/a", f, { times: 1 })',
    'page.route("/a", f, { times: 1 })',
  ],
  [
    'an Enter that may compose',
    composedKeys,
    'packages/feed/src/A.tsx',
    'const f = (event) => !isComposing(event) && event.key === "Enter"',
    'const f = ({ key }) => key === "Enter"',
  ],
  [
    'a flag that Safari takes back',
    composedKeys,
    'packages/feed/src/A.tsx',
    'const f = (event) => isComposing(event)',
    'const f = ({ nativeEvent }) => nativeEvent.isComposing',
  ],
  [
    'a language asked for by name',
    languagesByName,
    'packages/contract/src/a.ts',
    'column === "id" || locale === other',
    'reader.language === "id"',
  ],
  [
    'a table of languages',
    languagesByName,
    'apps/server/src/a.ts',
    'const spell: Partial<Record<Locale, Spell>> = { en: a, id: b }; f({ id })',
    'const TEXTS = { en: a, id: b }',
  ],
  [
    'an address as a prop',
    addressProps,
    'packages/feed/src/A.tsx',
    'interface AProps { href: string }',
    'interface AProps { postPath?: (id: string) => string }',
  ],
  [
    'a callback that only leads to a profile',
    addressProps,
    'packages/feed/src/A.tsx',
    'interface AProps { onMessage?: (id: string) => void }',
    'interface AProps { onMember?: (id: string) => void }',
  ],
  [
    'an optional prop that takes no undefined',
    optionalProps,
    'packages/feed/src/A.tsx',
    'interface AProps { name?: string | undefined }; interface A { name?: string }',
    'interface AProps extends BCallbacks { onOpen?: () => void }',
  ],
  [
    'a retired identifier',
    retiredNames,
    'packages/feed/src/a.ts',
    'const actor = usePersistentActor()',
    'const actor = useKeptActor()',
  ],
  [
    'a word of the wire in a feature that has its own',
    retiredNames,
    'packages/messaging/src/a.ts',
    'interface A { conversationId: string }; const params = { roomId: a.conversationId }',
    'interface A { roomId: string }',
  ],
];

/** Code with permitted comments and titles, and code with others. */
const plantedSentences: [string, string, string][] = [
  ['a line comment', '// Rows that are ready, and\n// what they hold.', '// What a row holds.'],
  [
    'a comment at the end of a line',
    'f(); // Whatever fails is logged.',
    'f(); // Whether it fails.\n',
  ],
  [
    'a line comment below code',
    'f(); // Saves.\n// True when saved.',
    'f(); // Saves.\n// Who saves.',
  ],
  ['a block comment', 'f(/* the row */);', 'f(/* where the row is */);'],
  ['a doc comment', '/** Returns what is wrong. */', '/** Whoever reads the row. */'],
  [
    'a doc comment of several lines',
    '/**\n * A row.\n * Who reads it.\n */',
    '/**\n * What it is.\n */',
  ],
  ['a comment in JSX', '<p>// What a text{/* a row */}</p>', '<p>{/* What a row is. */}</p>'],
  ['a comment before a brace', 'const a = "// What";', 'if (a) {\n  f();\n  // Where it ends.\n}'],
  ['a title', 'it("the list is empty", f)', 'it("is empty", f)'],
  ['a title without a subject', 'it("the form refuses a", f)', 'it("refuses a", f)'],
  ['a title of a group', 'describe("offers", f)', 'describe.concurrent("of two offers", f)'],
  ['a title of a table', 'test.each(rows)("%s is empty", f)', 'test.each(rows)("that is %s", f)'],
  ['a title of a tagged table', 'it.each`a`("an empty list", f)', 'it.each`a`("to $a", f)'],
  ['a title under a condition', 'test.skipIf(a)("the list", f)', 'test.skipIf(a)("is empty", f)'],
  ['a title in a template', `test(\`\${a} is empty\`, f)`, `test(\`is empty in \${a}\`, f)`],
  ['a sum of titles', 'test("the list " + a, f)', 'test("of a " + "list", f)'],
  ['a title of 81 characters', `it("${'a'.repeat(80)}", f)`, `it("${'a'.repeat(81)}", f)`],
  ['a method of a test', 'test.step("is filled", f); list.test("is")', 'test.only("is filled", f)'],
];

describe('a planted violation is found', () => {
  test.each(planted)('a planted violation is found: %s', (_, convention, path, correct, broken) => {
    expect(convention(parseSource(path, correct))).toEqual([]);
    expect(convention(parseSource(path, broken))).toHaveLength(1);
  });
});

describe('a planted sentence is found', () => {
  test.each(plantedSentences)('a planted sentence is found: %s', (_, correct, broken) => {
    const path = 'packages/ui/src/A.test.tsx';
    expect(sentences(parseSource(path, correct))).toEqual([]);
    expect(sentences(parseSource(path, broken))).toHaveLength(1);
  });
});

test('a planted comment of a stylesheet is found', () => {
  const violationsIn = (text: string) =>
    sentences(parseSource('packages/ui/src/a.css', text)).length;
  expect(violationsIn('a { color: red; /* The text. */ }')).toBe(0);
  expect(
    violationsIn('a::before { content: "//"; } /*\n * What it is. */ b {} /* Where it ends. */'),
  ).toBe(2);
});

test('a planted file with a retired name is found', () => {
  expect(retiredNames(parseSource('packages/ui/src/useFocusReturn.ts', ''))).toHaveLength(1);
});

describe('the conventions of the workspace', () => {
  test.each<[string, Convention]>([
    ['texts in messages only', writtenTexts],
    ['network and storage in their places', globalNames],
    ['endpoints in actors, the client in the portal', names],
    ['no test left out', leftOutTests],
    ['no story that listens to the page', storyListeners],
    ['no route taken away', endedRoutes],
    ['no Enter taken from a composed character', composedKeys],
    ['no language asked for by name', languagesByName],
    ['no address of the host as a prop', addressProps],
    ['optional props that take undefined', optionalProps],
    ['no retired name', retiredNames],
    ['comments and titles that are sentences', sentences],
  ])('the workspace has %s', (_, convention) => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(convention)).toEqual([]);
  });

  test('stylesheets have comments that are sentences', () => {
    const stylesheets = readStylesheets(root);
    expect(stylesheets.length).toBeGreaterThan(50);
    expect(stylesheets.flatMap(sentences)).toEqual([]);
  });
});
