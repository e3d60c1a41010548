import { readFields } from '@saudagar/flows';
import { expect, it } from 'vitest';
import { EDIT_DRAFT } from './editValues.ts';
import { EVENT_DRAFT } from './eventValues.ts';

const file = {
  key: 0,
  clientId: 'client-1',
  description: 'Kain',
  file: new File(['x'], 'kain.png'),
};

/** A draft as the release before kept it, written out: a renamed field has to open it, too. */
const earlier = {
  title: 'Kelas',
  description: '',
  event_type: '',
  start_date: null,
  end_date: null,
  location: '',
  venue: '',
  max_attendees: 40,
  price: 150_000,
  tags: ['kain'],
  links: [],
  banner: [],
  gallery: [],
  documents: [],
};

it('opens a draft of the last release, chosen files included', () => {
  const kept = { ...earlier, gallery: [file] };
  expect(readFields(structuredClone(kept), EVENT_DRAFT)).toEqual(kept);
});

it('opens a draft that lacks a field which the form has by now', () => {
  const { links: _, price: __, ...kept } = earlier;
  expect(readFields(kept, EVENT_DRAFT)).toEqual(kept);
});

it('keeps an amount as it was typed', () => {
  const price = { text: '150 rb', language: 'id' } as const;
  expect(readFields({ ...earlier, price }, EVENT_DRAFT)).toMatchObject({ price });
});

it('drops what is damaged, and what is no event at all', () => {
  const damaged = { ...earlier, price: true, tags: [1], banner: [{ ...file, file: null }] };
  const { price: _, ...rest } = earlier;
  expect(readFields(damaged, EVENT_DRAFT)).toEqual({ ...rest, tags: [], banner: [] });
  for (const kept of [null, 'x', {}, []]) expect(readFields(kept, EVENT_DRAFT)).toBeNull();
});

it('reads an edit with the fields that it began with', () => {
  const own = { basis: { title: 'Pameran' }, removed: ['old'], edit_reason: '', confirmed: '' };
  expect(readFields({ ...earlier, ...own }, EDIT_DRAFT)).toEqual({ ...earlier, ...own });
});
