import { expect, it } from 'vitest';
import { tendersToChoose } from './tendersToChooseFlow.ts';

const proposal = { tender_id: 'b', tender_title: 'Kursi' };

it('the inbox filter offers each tender once, including those of loaded proposals', () => {
  const known = [
    { id: 'a', title: 'Meja' },
    { id: 'b', title: 'Kursi jati' },
  ];
  expect(tendersToChoose(known, [proposal, { tender_id: 'c', tender_title: 'Lemari' }])).toEqual([
    ...known,
    { id: 'c', title: 'Lemari' },
  ]);
});

it("the inbox filter offers loaded proposals' tenders when the full list is missing", () => {
  expect(tendersToChoose(null, [proposal, proposal])).toEqual([{ id: 'b', title: 'Kursi' }]);
});
