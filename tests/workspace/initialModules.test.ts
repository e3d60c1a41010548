import { describe, expect, test } from 'vitest';
import { complaintsAbout, type ModulesOfFiles } from '../../scripts/initialModules.ts';

const sound = {
  '/base.js': [
    'node_modules/react/cjs/react.production.js',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/react-aria/dist/private/button/useButton.mjs',
    'node_modules/react-aria-components/dist/private/Button.mjs',
    'node_modules/xstate/dist/xstate.esm.js',
    'node_modules/i18next/dist/esm/i18next.js',
    'node_modules/react-i18next/dist/es/useTranslation.js',
    'node_modules/zod/v4/mini/schemas.js',
    'packages/ui/src/forms/Select.tsx',
  ],
  '/feed.js': ['packages/posts/src/card/PostMenu.tsx'],
  '/later.js': [
    'node_modules/react-aria-components/dist/private/Menu.mjs',
    'node_modules/react-aria/dist/private/intl/datepicker/en-US.mjs',
    'node_modules/@tanstack/virtual-core/dist/esm/index.js',
  ],
};
const pages = [
  { path: '/login', files: ['/base.js'] },
  { path: '/feed', files: ['/base.js', '/feed.js'] },
];

/** The complaints when one more module is in a file. */
const complaintsWith = (file: keyof typeof sound, module: string) =>
  complaintsAbout({ ...sound, [file]: [...sound[file], module] } as ModulesOfFiles, pages);

test('a host whose pages have the modules they need has no complaints', () => {
  expect(complaintsAbout(sound, pages)).toEqual([]);
});

test.each([
  ['classic zod', 'node_modules/zod/v4/classic/schemas.js'],
  ["React Aria's DatePicker", 'node_modules/react-aria-components/dist/private/DatePicker.mjs'],
  ["React Aria's DatePicker", 'node_modules/react-aria/dist/private/calendar/useCalendar.mjs'],
  ["React Aria's Table", 'node_modules/react-stately/dist/private/table/useTableState.mjs'],
  ["React Aria's DropZone", 'node_modules/react-aria/dist/private/dnd/useDrop.mjs'],
  ["React Aria's Menu, Select or ListBox", 'node_modules/react-aria/dist/private/menu/useMenu.mjs'],
  [
    "React Aria's Menu, Select or ListBox",
    'node_modules/react-aria-components/dist/private/ListBox.mjs',
  ],
  [
    "React Aria's formatting of numbers",
    'node_modules/@internationalized/number/dist/private/NumberFormatter.mjs',
  ],
  ['a virtualiser', 'node_modules/@tanstack/react-virtual/dist/esm/index.js'],
])('%s in a first page is refused', (what, module) => {
  expect(complaintsWith('/feed.js', module)).toEqual([
    expect.stringContaining(`/feed downloads at once, in /feed.js, ${what} (${module})`),
  ]);
  expect(complaintsWith('/later.js', module)).toEqual([]);
});

describe('a second copy in any file', () => {
  test.each([
    ...['react', 'react-dom', 'react-aria', 'react-aria-components'],
    ...['xstate', 'i18next', 'react-i18next'],
  ])('a second copy of %s in any file is refused', (name) => {
    const module = `packages/ui/node_modules/${name}/dist/index.js`;
    expect(complaintsWith('/later.js', module)).toEqual([
      `${name} comes 2 times, from node_modules/${name} and packages/ui/node_modules/${name}`,
    ]);
  });
});

test('an unused language of React Aria in any file is refused', () => {
  const module = 'node_modules/react-aria/dist/private/intl/menu/de-DE.mjs';
  expect(complaintsWith('/later.js', module)).toEqual([
    `/later.js holds a language nobody is shown: ${module}`,
  ]);
});

test('the sign-in page does not download the feed', () => {
  expect(complaintsWith('/base.js', 'packages/feed/src/texts.ts')).toEqual([
    '/login downloads at once, in /base.js, what only members see (packages/feed/src/texts.ts)',
  ]);
});

test('a build without a list of its modules is refused', () => {
  expect(complaintsAbout({}, pages)).toContain(
    'react is nowhere in the host: was it built with its modules?',
  );
});
