import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  EVENT_TYPES,
  GROUP_EDIT_TAGS,
  INDUSTRY_TAGS,
  PROFILE_INDUSTRIES,
  RESOURCE_CATEGORIES,
  TENDER_CATEGORIES,
} from '@saudagar/contract';
import { isNotificationKind } from '@saudagar/contract/notifications';
import { endpoints } from '@saudagar/contract/server';
import { describe, expect, test } from 'vitest';
import type { core } from 'zod/mini';
import { answeredKeys } from '../../scripts/conventions/answeredKeys.ts';
import {
  complaintsAboutMessages,
  keysReadBy,
  type Messages,
  staleSames,
} from '../../scripts/conventions/catalogues.ts';
import { isTestCode, parseSource, readSources } from '../../scripts/conventions/source.ts';
import type { Catalogue } from '../../scripts/plantedLocale/texts.ts';

const root = join(import.meta.dirname, '../..');
const folders = globSync('{{packages,apps}/*,mocks}/src/**/messages/en.json', { cwd: root }).map(
  dirname,
);

/** A folder's texts, with the code around it. */
function readMessages(folder: string): Messages {
  const texts = globSync(join(folder, '*.json'), { cwd: root }).map((path): [string, Catalogue] => [
    basename(path, '.json'),
    JSON.parse(readFileSync(join(root, path), 'utf8')),
  ]);
  return { texts: Object.fromEntries(texts), isRead: readAround(folder) };
}

/** Values offered for tags and categories, which `useTagText` reads in lower case. */
const tagKeys = new Set(
  [
    ...INDUSTRY_TAGS,
    ...GROUP_EDIT_TAGS,
    ...PROFILE_INDUSTRIES,
    ...EVENT_TYPES,
    ...TENDER_CATEGORIES,
    ...RESOURCE_CATEGORIES,
  ].map((value) => value.toLowerCase()),
);

function readAround(folder: string): Messages['isRead'] {
  if (folder.endsWith('/notifications/kinds/messages')) return isNotificationKind;
  if (folder.endsWith('/tags/messages')) return (key) => tagKeys.has(key);
  // The frame around all pages reads a page's title.
  const around = /host.src.pages/.test(folder) ? ['apps/host/src/{routing,shell}/*.tsx'] : [];
  const isReadHere = keysReadBy(codeIn([join(dirname(folder), '**/*.{ts,tsx}'), ...around]));
  // The server reads the texts of the contract's refusals.
  const isContract = folder.startsWith('packages/contract/');
  return isContract ? (key) => isAnswered(key) || isReadHere(key) : isReadHere;
}

const codeIn = (files: string[]) =>
  globSync(files, { cwd: root })
    .filter((path) => !/\.(test|stories|testing)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** Lists the fields of an endpoint's schema, which its refusals name. */
function fieldsOf(schema: core.$ZodType | undefined): string[] {
  const { shape, innerType } = (schema?._zod.def ?? {}) as Partial<
    core.$ZodObjectDef & core.$ZodOptionalDef
  >;
  return shape ? Object.keys(shape) : innerType ? fieldsOf(innerType) : [];
}

const isAnswered = answeredKeys(
  readSources(root).filter(
    ({ path }) => /^(packages\/contract|apps\/server)\/src\//.test(path) && !isTestCode(path),
  ),
  new Set(endpoints.flatMap(({ params, query, body }) => [params, query, body].flatMap(fieldsOf))),
);

// SHELL-032
describe('every folder of messages is complete in every language', () => {
  test.each(folders)('%s has its texts in every language', (folder) => {
    expect(complaintsAboutMessages(readMessages(folder))).toEqual([]);
  });

  test('folders of messages are found', () => {
    expect(folders).toContain('packages/ui/src/messages');
  });

  test('every text allowed to be equal in both languages is equal', () => {
    expect(staleSames(folders.map(readMessages))).toEqual([]);
  });
});

test('every tag and category that a form offers has a text', () => {
  const { texts } = readMessages('packages/contract/src/core/tags/messages');
  expect(new Set(Object.keys(texts.en ?? {}))).toEqual(tagKeys);
});

describe('a planted fault is found, with its remedy', () => {
  const en = { hello: 'Hello {{name}}', like_one: '{{count}} like', like_other: '{{count}} likes' };
  const id = { hello: 'Halo {{name}}', like_other: '{{count}} suka' };
  const code = "t('hello', { name }); t(`like`, { count })";
  const complaints = (texts: { en?: Catalogue; id?: Catalogue; code?: string }) =>
    complaintsAboutMessages({
      texts: { en: { ...en, ...texts.en }, id: { ...id, ...texts.id } },
      isRead: keysReadBy(`${code}; ${texts.code ?? ''}`),
    });
  const bye = { en: { bye: 'Goodbye' }, id: { bye: 'Sampai jumpa' }, code: "t('bye')" };

  test('a folder of messages without a fault has no complaints', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints(bye)).toEqual([]);
    const group = { more: { first: '1', last: '2' } };
    const template = `t(\`more.\${which}\`)`;
    expect(complaints({ en: group, id: group, code: template })).toEqual([]);
    expect(complaints({ en: { mail: 'Email' }, id: { mail: 'Email' }, code: "t('mail')" })).toEqual(
      [],
    );
  });

  test.each<[string, Parameters<typeof complaints>[0], string]>([
    [
      'a missing Indonesian key',
      { ...bye, id: {} },
      'id.json: bye is missing. Add it beside the one in en.json',
    ],
    [
      'an additional Indonesian key',
      { id: { bye: 'Sampai jumpa' } },
      'en.json: bye is missing. Add it beside the one in id.json',
    ],
    [
      'an empty text',
      { ...bye, id: { bye: ' ' } },
      'id.json: bye is empty. Write its text, or take the key out of every language',
    ],
    [
      'a lost place',
      { id: { hello: 'Halo' } },
      'id.json: hello and English differ in {{name}}. Put the same placeholders into both',
    ],
    [
      'a plural form that the language does not have',
      { id: { like_one: '{{count}} suka' } },
      'id.json: like has the forms one,other. This language has other: write those',
    ],
    [
      'a text left in English',
      { ...bye, id: { bye: 'Goodbye' } },
      'id.json: bye is English ("Goodbye"). Write it as an Indonesian merchant would, or, if that is the same, add the text to SAME_IN_INDONESIAN',
    ],
    [
      'a text nearly left in English',
      { ...bye, id: { bye: 'See you at the market' } },
      'id.json: bye is English ("See you at the market"). Write it as an Indonesian merchant would, or, if that is the same, add the text to SAME_IN_INDONESIAN',
    ],
    [
      'a text that nothing reads',
      { ...bye, code: '' },
      'bye: no code of the package reads it. Take it out of every language',
    ],
  ])('a planted fault is found: %s', (_, texts, complaint) => {
    expect(complaints(texts)).toEqual([complaint]);
  });
});

test('an unused refusal and a label of no field are found', () => {
  const code = `
    // Refused as shopClosed before.
    type Reason = 'shopClosed' | 'shopFull';
    if (reason === 'shopClosed') throw new Refusal(409, 'shopFull', { field: 'city' });`;
  const refusals = { shopFull: 'The shop is full', shopClosed: 'The shop is closed' };
  const labels = { city: 'City', street: 'Street' };
  const isRead = answeredKeys([parseSource('shops.ts', code)], new Set(['city']));
  const complaints = complaintsAboutMessages({ texts: { en: { refusals, labels } }, isRead });
  expect(complaints.filter((complaint) => !complaint.startsWith('id.json'))).toEqual([
    'refusals.shopClosed: no code of the package reads it. Take it out of every language',
    'labels.street: no code of the package reads it. Take it out of every language',
  ]);
});
