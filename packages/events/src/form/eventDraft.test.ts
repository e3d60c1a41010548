import { expect, it } from 'vitest';
import { readEditDraft, readEventDraft } from './eventDraft.ts';
import { NEW_EVENT } from './eventValues.ts';

const file = {
  key: 0,
  clientId: 'client-1',
  description: 'Kain',
  file: new File(['x'], 'kain.png'),
};

it('reads what was filled in, chosen files included', () => {
  const values = { ...NEW_EVENT, title: 'Kelas', price: 1000, tags: ['kain'], gallery: [file] };
  expect(readEventDraft(structuredClone(values))).toEqual(values);
});

it('drops what is damaged, and what is no event at all', () => {
  const damaged = { ...NEW_EVENT, price: 'murah', tags: [1], banner: [{ ...file, file: null }] };
  expect(readEventDraft(damaged)).toEqual(NEW_EVENT);
  for (const kept of [null, 'x', {}, { title: 'Kelas' }]) expect(readEventDraft(kept)).toBeNull();
});

it('reads an edit with the fields that it began with', () => {
  const own = { basis: { title: 'Pameran' }, removed: ['old'], edit_reason: '', confirmed: '' };
  const values = { ...NEW_EVENT, ...own };
  expect(readEditDraft(values)).toEqual(values);
  expect(readEditDraft(NEW_EVENT)).toBeNull();
});
