import { buildProposal, buildTender } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { changeProposal, changeProposals, changeTender, changeTenders } from './tenderChange.ts';

const tender = buildTender({ proposals_count: 1, my_proposal: null });
const proposal = buildProposal({ tender_id: tender.id });
const other = buildTender({ id: 'tender-2' });

it("a submitted proposal raises the tender's count; a withdrawn one lowers it", () => {
  const bidOn = changeTender(tender, { type: 'submitted', proposal });
  expect(bidOn).toMatchObject({ proposals_count: 2, total_proposals: 2, my_proposal: proposal });
  const { id } = proposal;
  const withdrawn = changeTender(bidOn, { type: 'withdrawn', tenderId: tender.id, id });
  expect(withdrawn).toMatchObject({
    proposals_count: 1,
    my_proposal: null,
    own_proposal: null,
  });
});

it('a tender retains files and own proposal when a write omits them', () => {
  const known = { ...tender, my_proposal: proposal, files: [] };
  const { files: _, my_proposal: __, ...written } = { ...known, title: 'Meja' };
  const changed = changeTender(known, { type: 'tender', tender: written });
  expect(changed).toMatchObject({ title: 'Meja', my_proposal: proposal, files: [] });
});

it('changeTenders leaves unrelated tenders identical and drops a deleted one', () => {
  const news = { type: 'tender', tender: { ...tender, title: 'Meja' } } as const;
  expect(changeTenders([tender, other], news)[1]).toBe(other);
  expect(changeTenders([tender, other], { type: 'deleted', id: tender.id })).toEqual([other]);
});

it('a proposal reflects decisions, withdrawals and changes of its tender', () => {
  const thread = [{ id: 'm', from: 'poster', text: 'Kapan?', sent_at: tender.deadline }] as const;
  const known = { ...proposal, thread: [...thread] };
  const decided = { ...proposal, status: 'accepted' } as const;
  expect(changeProposal(known, { type: 'proposal', proposal: decided })).toMatchObject({
    status: 'accepted',
    thread,
  });
  const { id } = proposal;
  const withdrawn = changeProposal(known, { type: 'withdrawn', tenderId: tender.id, id });
  expect(withdrawn.status).toBe('draft');
  const closed = { ...tender, title: 'Meja', status: 'closed' } as const;
  expect(changeProposal(known, { type: 'tender', tender: closed })).toMatchObject({
    tender_title: 'Meja',
    tender_status: 'closed',
  });
  expect(changeProposals([known], { type: 'deleted', id: tender.id })).toEqual([]);
});
