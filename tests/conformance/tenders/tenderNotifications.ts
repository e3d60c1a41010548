import {
  answerClarification,
  listNotifications,
  updateProposal,
  withdrawProposal,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { PROPOSAL, tenderSteps } from './tenderSteps.ts';

/** Notifications of tenders: their kinds, and the part of a tender that each opens. */
export function tenderNotificationsSuite(harness: Harness): void {
  const { someone, post, bid, decide, notificationsOf } = tenderSteps(harness);
  const listed = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items;
  /** Kinds and parts of the member's notifications. */
  const parts = async (person: Person) =>
    (await listed(person)).map(({ kind, part }) => [kind, part?.type, part?.id]);
  const paramsOf = ({ id, tender_id }: { id: string; tender_id: string }) => ({
    id: tender_id,
    proposalId: id,
  });
  const edit = ({ client }: Person, proposal: { id: string; tender_id: string }) =>
    client.call(updateProposal, {
      params: paramsOf(proposal),
      body: { ...PROPOSAL, proposal_amount: 81_000_000 },
    });
  const withdraw = ({ client }: Person, proposal: { id: string; tender_id: string }) =>
    client.call(withdrawProposal, { params: paramsOf(proposal) });

  describe('a notification of a tender', () => {
    // TND-152
    it('a notification opens the proposal, the question and the answer that it is about', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      const own = await bid(bidder, tender);
      expect(await parts(poster)).toEqual([['proposal_received', 'received_proposal', own.id]]);
      await decide(poster, own, { status: 'needs_clarification', feedback: 'Kayu apa?' });
      expect(await parts(bidder)).toEqual([
        ['proposal_needs_clarification', 'asked_proposal', own.id],
      ]);
      await bidder.client.call(answerClarification, {
        params: paramsOf(own),
        body: { text: 'Jati.' },
      });
      expect((await parts(poster))[0]).toEqual(['proposal_answered', 'answered_proposal', own.id]);
      await decide(poster, own, { status: 'rejected' });
      expect((await parts(bidder))[0]).toEqual(['proposal_rejected', 'own_proposal', own.id]);
    });

    // TND-152
    it('several proposals open as a list, two answers each on their own', async () => {
      const [poster, bidder, other] = [await someone(), await someone(), await someone()];
      const tender = await post(poster);
      const both = [await bid(bidder, tender), await bid(other, tender)];
      expect(await parts(poster)).toEqual([['proposal_received', 'received_proposals', tender.id]]);
      for (const [index, person] of [bidder, other].entries()) {
        const own = both[index] ?? expect.unreachable();
        await decide(poster, own, { status: 'needs_clarification', feedback: 'Kapan?' });
        await person.client.call(answerClarification, {
          params: paramsOf(own),
          body: { text: 'Besok.' },
        });
      }
      expect((await parts(poster)).slice(0, 2)).toEqual(
        both.toReversed().map(({ id }) => ['proposal_answered', 'answered_proposal', id]),
      );
    });

    // TND-153
    it('an edited and a withdrawn proposal notify the poster once each', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      const own = await bid(bidder, tender);
      await edit(bidder, own);
      await edit(bidder, own);
      expect((await listed(poster))[0]).toMatchObject({
        kind: 'proposal_edited',
        count: 1,
        actors: [{ id: bidder.user.id }],
        part: { type: 'received_proposal', id: own.id },
      });
      for (const _ of [1, 2]) await withdraw(bidder, own);
      expect(await parts(poster)).toEqual([
        ['proposal_withdrawn', undefined, undefined],
        ['proposal_edited', undefined, undefined],
        ['proposal_received', undefined, undefined],
      ]);
    });

    // TND-153
    it('a sealed edit notifies nobody, and a sealed withdrawal names nobody', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true });
      const own = await bid(bidder, tender);
      await edit(bidder, own);
      await withdraw(bidder, own);
      const notifications = await listed(poster);
      expect(notifications.map(({ kind }) => kind)).toEqual([
        'sealed_proposal_withdrawn',
        'sealed_proposal_received',
      ]);
      const text = JSON.stringify(notifications);
      for (const hidden of [bidder.user.id, bidder.user.full_name, own.id])
        expect(text).not.toContain(hidden);
    });

    // TND-154
    it('a passed deadline notifies its poster once, with the proposals to decide', async () => {
      const [poster, bidder, other] = [await someone(), await someone(), await someone()];
      const tender = await post(poster);
      for (const person of [bidder, other]) await bid(person, tender);
      for (const _ of [1, 2]) await harness.passDeadline(tender.id);
      await expect
        .poll(() => notificationsOf(poster))
        .toEqual(['tender_deadline_passed', 'proposal_received']);
      expect((await listed(poster))[0]).toMatchObject({
        count: 2,
        actors: [],
        part: { type: 'compared_proposals', id: tender.id },
      });
      expect(await notificationsOf(bidder)).toEqual([]);
    });

    // TND-154
    it('opened seals notify poster and bidders', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true });
      const own = await bid(bidder, tender);
      await harness.passDeadline(tender.id);
      await expect
        .poll(() => parts(bidder))
        .toEqual([['proposal_unsealed', 'own_proposal', own.id]]);
      expect((await listed(poster))[0]).toMatchObject({ kind: 'tender_seals_opened', count: 1 });
    });

    // TND-154
    it('a deadline notifies of no proposals, but not of decided ones', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const empty = await post(poster);
      await harness.passDeadline(empty.id);
      await expect.poll(() => notificationsOf(poster)).toEqual(['tender_without_proposals']);
      const decided = await post(poster);
      await decide(poster, await bid(bidder, decided), { status: 'rejected' });
      await harness.passDeadline(decided.id);
      expect(await notificationsOf(poster)).toEqual([
        'proposal_received',
        'tender_without_proposals',
      ]);
    });
  });
}
