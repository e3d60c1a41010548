import { expect, test } from 'vitest';
import { chunkGroups } from './chunks.ts';

/** The file to which the first matching rule assigns a module. */
function fileOf(id: string): unknown {
  const fits = (test: unknown) =>
    test instanceof RegExp ? test.test(id) : typeof test === 'function' && test(id);
  const name = chunkGroups.find((group) => fits(group.test))?.name;
  return typeof name === 'function' ? name(id, { getModuleInfo: () => null }) : name;
}

test.each([
  ['/packages/ui/src/messages/pl.json', 'texts-pl'],
  ['/packages/ui/src/texts/aria/pl.json', 'texts-pl'],
  ['/apps/host/src/pages/feed/messages/pl.json', 'texts-pl'],
  ['/packages/contract/src/core/tags/messages/pl.json', 'texts-pl'],
  ['/packages/events/src/form/messages/pl.json', 'texts-more-pl'],
  ['/packages/admin/src/log/messages/pt-BR.json', 'texts-admin-pt-BR'],
  ['/apps/host/src/pages/feed/guide/pl.json', 'guide-pl'],
])('the catalogue %s of a new language is in %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test('the code that translates React Aria is in the file of Indonesian texts', () => {
  expect(fileOf('/packages/ui/src/texts/ariaTexts.ts')).toBe('texts-id');
});
