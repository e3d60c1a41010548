import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Catalogue,
  complaintsAboutMessages,
  type Messages,
  staleSames,
} from '../../scripts/conventions/catalogues.ts';

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
  return { texts: Object.fromEntries(texts), code: codeAround(folder) };
}

function codeAround(folder: string): string {
  // A call of the contract is refused by who answers it.
  if (folder.startsWith('packages/contract/')) return answeringCode;
  // A page's title is read by what stands around all pages.
  const around = /host.src.pages/.test(folder) ? ['apps/host/src/{routing,shell}/*.tsx'] : [];
  return codeIn([join(dirname(folder), '**/*.{ts,tsx}'), ...around]);
}

const codeIn = (files: string[]) =>
  globSync(files, { cwd: root })
    .filter((path) => !/\.(test|stories|testing)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

const answeringCode = codeIn(['{packages/contract,apps/server,mocks}/src/**/*.ts']);

describe('every folder of messages says all it has to in every language', () => {
  test.each(folders)('%s', (folder) => {
    expect(complaintsAboutMessages(readMessages(folder))).toEqual([]);
  });

  test('there are some', () => {
    expect(folders).toContain('packages/ui/src/messages');
  });

  test('nothing is allowed to be the same that is not', () => {
    expect(staleSames(folders.map(readMessages))).toEqual([]);
  });
});

describe('a planted fault is found, and told with what to do', () => {
  const en = { hello: 'Hello {{name}}', like_one: '{{count}} like', like_other: '{{count}} likes' };
  const id = { hello: 'Halo {{name}}', like_other: '{{count}} suka' };
  const code = "t('hello', { name }); t(`like`, { count })";
  const complaints = (texts: { en?: Catalogue; id?: Catalogue; code?: string }) =>
    complaintsAboutMessages({
      texts: { en: { ...en, ...texts.en }, id: { ...id, ...texts.id } },
      code: `${code}; ${texts.code ?? ''}`,
    });
  const bye = { en: { bye: 'Goodbye' }, id: { bye: 'Sampai jumpa' }, code: "t('bye')" };

  test('and none where there is none', () => {
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
      'id.json: hello and English differ in {{name}}. Put the same places into both',
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
  ])('%s', (_, texts, complaint) => {
    expect(complaints(texts)).toEqual([complaint]);
  });
});
