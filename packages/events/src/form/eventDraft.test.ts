import { readFields } from '@saudagar/flows';
import { expect, it } from 'vitest';
import { EDIT_DRAFT } from './editValues.ts';
import { EVENT_DRAFT, newDraftName } from './eventValues.ts';

const file = {
  key: 0,
  clientId: 'client-1',
  description: 'Kain',
  file: new File(['x'], 'kain.png'),
};

/** A draft as the last release stored it, written out so that renamed fields must still read it. */
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

it('Create Event opens a draft of the last release, chosen files included', () => {
  const draft = { ...earlier, gallery: [file] };
  expect(readFields(structuredClone(draft), EVENT_DRAFT)).toEqual(draft);
});

it('Create Event opens a draft that lacks a field added since', () => {
  const { links: _, price: __, ...draft } = earlier;
  expect(readFields(draft, EVENT_DRAFT)).toEqual(draft);
});

it('a draft keeps an amount as it was typed', () => {
  const price = { text: '150 rb', language: 'id' } as const;
  expect(readFields({ ...earlier, price }, EVENT_DRAFT)).toMatchObject({ price });
});

it('reading a draft drops damaged fields and rejects values of other shapes', () => {
  const damaged = { ...earlier, price: true, tags: [1], banner: [{ ...file, file: null }] };
  const { price: _, ...rest } = earlier;
  expect(readFields(damaged, EVENT_DRAFT)).toEqual({ ...rest, tags: [], banner: [] });
  for (const draft of [null, 'x', {}, []]) expect(readFields(draft, EVENT_DRAFT)).toBeNull();
});

it('a draft of an edit keeps the values the edit began with', () => {
  const own = { basis: { title: 'Pameran' }, removed: ['old'], edit_reason: '', confirmed: '' };
  expect(readFields({ ...earlier, ...own }, EDIT_DRAFT)).toEqual({ ...earlier, ...own });
});

it('a copy of an event has a draft of its own', () => {
  expect(new Set([newDraftName(null), newDraftName('a'), newDraftName('b')]).size).toBe(3);
});
