import { expect, it } from 'vitest';
import { contentOf } from './sharedContent.ts';

const formOf = (entries: Record<string, string>, ...files: File[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
};

// SHELL-196
it.each([
  [
    { title: 'Harga kopi naik', text: '', url: 'https://kabar.example/1' },
    'Harga kopi naik\nhttps://kabar.example/1',
  ],
  [
    { text: 'Lihat https://kabar.example/1', url: 'https://kabar.example/1' },
    'Lihat https://kabar.example/1',
  ],
  [{ title: 'Kopi', text: 'Kopi', url: '' }, 'Kopi'],
  [{}, ''],
])('the texts of %j are joined, each once', (entries, text) => {
  expect(contentOf(formOf(entries)).text).toBe(text);
});

it('shared files are read in their order', () => {
  const photos = ['a.jpg', 'b.jpg'].map((name) => new File(['photo'], name));
  const { files } = contentOf(formOf({ text: 'Stok baru' }, ...photos));
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
});
