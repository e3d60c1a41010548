import { expect, it } from 'vitest';
import { tendersToChoose } from './tendersToChooseFlow.ts';

const proposal = { tender_id: 'b', tender_title: 'Kursi' };

it('offers each tender once, and those that loaded proposals name besides', () => {
  const known = [
    { id: 'a', title: 'Meja' },
    { id: 'b', title: 'Kursi jati' },
  ];
  expect(tendersToChoose(known, [proposal, { tender_id: 'c', tender_title: 'Lemari' }])).toEqual([
    ...known,
    { id: 'c', title: 'Lemari' },
  ]);
});

it('offers the tenders of loaded proposals while the whole list is missing', () => {
  expect(tendersToChoose(null, [proposal, proposal])).toEqual([{ id: 'b', title: 'Kursi' }]);
});
