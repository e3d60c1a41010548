import {
  answerClarification,
  decideProposal,
  getTenderStats,
  listMyTenders,
  listProposalInbox,
  listProposals,
  type Proposal,
  setTenderStatus,
  updateProposal,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { PROPOSAL, PROPOSAL_NOT_FOUND, tenderSteps } from './tenderSteps.ts';

/** Decisions, questions and the inbox (TND-097–102, TND-116–136). */
export function proposalDecisionsSuite(harness: Harness): void {
  const { someone, post, bid, see, read, decide, inbox, mine, notificationsOf } =
    tenderSteps(harness);
  const answer = (
    { client }: Person,
    one: { id: string; tender_id: string },
    text: string,
    client_id = crypto.randomUUID(),
  ) =>
    client.call(answerClarification, {
      params: { id: one.tender_id, proposalId: one.id },
      body: { text, client_id },
    });

  describe('a decision on a proposal', () => {
    it('a decision follows the documented states, and notifies the bidder', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const sent = await bid(bidder, await post(poster));
      expect(await decide(poster, sent, { status: 'under_review' })).toMatchObject({
        status: 'under_review',
        feedback: null,
      });
      const feedback = 'Harga terbaik';
      await decide(poster, sent, { status: 'accepted', feedback });
      // The same decision again changes nothing.
      await decide(poster, sent, { status: 'accepted' });
      expect(await mine(bidder)).toMatchObject([{ status: 'accepted', feedback }]);
      expect(await notificationsOf(bidder)).toEqual(['proposal_accepted', 'proposal_under_review']);
      expect(await failureOf(decide(poster, sent, { status: 'rejected' }))).toMatchObject({
        status: 409,
        detail: 'This proposal has already been decided',
      });
    });

    it('an acceptance closes the tender on request', async () => {
      const poster = await someone();
      const [open, shut] = [await post(poster), await post(poster)];
      const bidder = await someone();
      await decide(poster, await bid(bidder, open), { status: 'accepted', close_tender: false });
      expect(await see(poster, open)).toMatchObject({ status: 'active', awarded: true });
      await decide(poster, await bid(bidder, shut), { status: 'accepted', close_tender: true });
      expect(await see(poster, shut)).toMatchObject({ status: 'closed', awarded: true });
      const third = await post(poster);
      await decide(poster, await bid(bidder, third), { status: 'rejected', close_tender: true });
      expect(await see(poster, third)).toMatchObject({ status: 'active', awarded: false });
    });

    // TND-138, TND-141
    it('a second acceptance is refused, unless the tender may have several winners', async () => {
      const poster = await someone();
      const [single, several] = [await post(poster), await post(poster, { is_multi_award: true })];
      expect([single, several].map((one) => one.is_multi_award)).toEqual([false, true]);
      const [one, two] = [await someone(), await someone()];
      await decide(poster, await bid(one, single), { status: 'accepted', close_tender: false });
      const second = await bid(two, single);
      const params = { id: single.id, proposalId: second.id };
      await harness.refuses(
        {
          status: 409,
          field: 'status',
          en: 'Another proposal is already accepted, and this tender has one winner',
          id: 'Penawaran lain sudah diterima, dan tender ini hanya memiliki satu pemenang',
        },
        poster.token,
        (client) =>
          client.call(decideProposal, {
            params,
            body: { status: 'accepted', close_tender: true, version: second.version },
          }),
      );
      expect(await see(poster, single)).toMatchObject({ status: 'active' });
      expect(await read(two, second)).toMatchObject({ status: 'submitted' });
      await decide(poster, second, { status: 'rejected' });
      for (const bidder of [one, two])
        await decide(poster, await bid(bidder, several), { status: 'accepted' });
      expect(await mine(two, { status_filter: 'accepted' })).toHaveLength(1);
    });

    // TND-139, TND-140
    it('an award with closing gives the others an outcome, which a reopening takes back', async () => {
      const [poster, winner, loser] = [await someone(), await someone(), await someone()];
      const tender = await post(poster, { shows_award: true });
      const won = await bid(winner, tender, { proposal_amount: 500 });
      const lost = await bid(loser, tender, { proposal_amount: 700 });
      await decide(poster, won, { status: 'accepted', close_tender: false });
      expect((await read(loser, lost)).outcome).toBeNull();
      // The same acceptance closes the tender, but drops no feedback in silence.
      const again = { status: 'accepted', close_tender: true } as const;
      expect(await failureOf(decide(poster, won, { ...again, feedback: 'Selamat' }))).toMatchObject(
        { status: 409, detail: 'This proposal has already been decided' },
      );
      await decide(poster, won, again);
      expect(await see(poster, tender)).toMatchObject({ status: 'closed', awarded: true });
      expect(await read(loser, lost)).toMatchObject({
        status: 'submitted',
        outcome: 'not_selected',
        awarded_amounts: [500],
      });
      expect(await read(poster, lost)).not.toHaveProperty('awarded_amounts');
      const ids = async (status_filter: string) =>
        (await mine(loser, { status_filter })).map(({ id }) => id);
      expect(await ids('not_selected')).toEqual([lost.id]);
      expect(await ids('submitted')).toEqual([]);
      expect(await inbox(poster, { status_filter: 'not_selected' })).toHaveLength(1);
      expect((await poster.client.call(getTenderStats)).proposal_overview.new_proposals).toBe(0);
      await expect.poll(() => notificationsOf(loser)).toEqual(['proposal_not_selected']);
      expect(await notificationsOf(winner)).toEqual(['proposal_accepted']);
      await harness.refuses(
        {
          status: 409,
          field: 'status',
          en: 'This proposal was not selected. Reopen the tender to decide on it again',
          id: 'Penawaran ini tidak terpilih. Buka kembali tendernya untuk memutuskannya lagi',
        },
        poster.token,
        (client) =>
          client.call(decideProposal, {
            params: { id: tender.id, proposalId: lost.id },
            body: again,
          }),
      );
      const params = { id: tender.id };
      await poster.client.call(setTenderStatus, { params, body: { status: 'active' } });
      const reopened = await read(loser, lost);
      expect(reopened.outcome).toBeNull();
      expect(reopened).not.toHaveProperty('awarded_amounts');
      await expect
        .poll(() => notificationsOf(loser))
        .toEqual(['tender_reopened', 'proposal_not_selected']);
    });

    it('a request for clarification and its answer are one thread', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const sent = await bid(bidder, await post(poster));
      const question = { status: 'needs_clarification', feedback: 'Termasuk kirim?' } as const;
      await harness.refuses(
        {
          status: 422,
          field: 'feedback',
          en: 'Write what you want to know',
          id: 'Tuliskan hal yang ingin Anda tanyakan',
        },
        poster.token,
        (client) =>
          client.call(decideProposal, {
            params: { id: sent.tender_id, proposalId: sent.id },
            body: { status: 'needs_clarification', feedback: '  ' },
          }),
      );
      const client_id = crypto.randomUUID();
      await decide(poster, sent, { ...question, client_id });
      await decide(poster, sent, { ...question, client_id });
      expect((await failureOf(answer(poster, sent, 'Ya'))).status).toBe(403);
      const key = crypto.randomUUID();
      await answer(bidder, sent, 'Sudah', key);
      await answer(bidder, sent, 'Sudah', key);
      expect(await failureOf(answer(bidder, sent, 'Lagi'))).toMatchObject({
        status: 409,
        detail: 'No question waits for an answer',
      });
      await decide(poster, sent, { ...question, feedback: 'Dan pajak?' });
      await decide(poster, sent, { ...question, feedback: 'PPN juga?' });
      for (const reader of [poster, bidder]) {
        const { status, feedback, thread } = await read(reader, sent);
        expect({ status, feedback }).toEqual({
          status: 'needs_clarification',
          feedback: 'PPN juga?',
        });
        expect(thread?.map(({ from, text }) => `${from}: ${text}`)).toEqual([
          'poster: Termasuk kirim?',
          'bidder: Sudah',
          'poster: Dan pajak?',
          'poster: PPN juga?',
        ]);
      }
      expect(await notificationsOf(poster)).toEqual(['proposal_answered', 'proposal_received']);
      expect(await notificationsOf(bidder)).toEqual(['proposal_needs_clarification']);
      await decide(poster, sent, { status: 'accepted' });
    });

    it('a decision on a proposal that changed since it was read is refused', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const sent = await bid(bidder, await post(poster));
      const seen = (await inbox(poster))[0];
      const params = { id: sent.tender_id, proposalId: sent.id };
      const body = { ...PROPOSAL, proposal_amount: 999_999_999 };
      await bidder.client.call(updateProposal, { params, body });
      const stale = { status: 'accepted', version: seen?.version, close_tender: true } as const;
      await harness.refuses(
        {
          status: 409,
          field: 'version',
          en: 'This proposal has changed since you read it',
          id: 'Penawaran ini sudah berubah sejak Anda membacanya',
        },
        poster.token,
        (client) => client.call(decideProposal, { params, body: stale }),
      );
      expect(await see(poster, { id: sent.tender_id })).toMatchObject({ status: 'active' });
      const { version, status, proposal_amount } = await read(poster, sent);
      expect({ status, proposal_amount }).toEqual({
        status: 'submitted',
        proposal_amount: 999_999_999,
      });
      expect(await decide(poster, sent, { ...stale, version })).toMatchObject({
        status: 'accepted',
      });
    });

    it('each page of proposals has the lowest of all bids, unless they are sealed', async () => {
      const poster = await someone();
      const bidders = await Promise.all([1, 2, 3, 4].map(someone));
      const compare = async ({ id }: { id: string }) => {
        const call = { params: { id }, query: { limit: 1 } };
        return (await poster.client.call(listProposals, call)).items[0]?.lowest_proposal;
      };
      const [open, sealed] = [await post(poster), await post(poster, { sealed: true })];
      const bids: Proposal[] = [];
      for (const [index, proposal_amount] of [500, 400, 300, 200].entries()) {
        const bidder = bidders[index] as Person;
        bids.push(await bid(bidder, open, { proposal_amount }));
        await bid(bidder, sealed, { proposal_amount });
        if (index === 0) expect(await compare(open)).toBeNull();
      }
      expect(await compare(open)).toBe(bids[3]?.id);
      expect(await compare(sealed)).toBeUndefined();
      await decide(poster, bids[3] as Proposal, { status: 'rejected' });
      expect(await compare(open)).toBe(bids[2]?.id);
      const { id: proposalId, tender_id: id } = bids[1] as Proposal;
      const body = { ...PROPOSAL, proposal_amount: 300 };
      await bidders[1]?.client.call(updateProposal, { params: { id, proposalId }, body });
      expect(await compare(open)).toBeNull();
    });

    it('a decision on an unknown proposal is answered 404', async () => {
      const poster = await someone();
      const params = { id: (await post(poster)).id, proposalId: NOWHERE };
      await harness.refuses(PROPOSAL_NOT_FOUND, poster.token, (client) =>
        client.call(decideProposal, { params, body: { status: 'accepted' } }),
      );
      await harness.refuses(PROPOSAL_NOT_FOUND, poster.token, (client) =>
        client.call(answerClarification, { params, body: { text: 'Ya' } }),
      );
    });
  });

  describe('the inbox', () => {
    it('the inbox has proposals on own tenders alone, filtered and paged', async () => {
      const [poster, stranger] = [await someone(), await someone()];
      const [one, two] = [await post(poster), await post(poster)];
      await bid(poster, await post(stranger));
      const sent = [];
      for (const tender of [one, one, one, two]) sent.push(await bid(await someone(), tender));
      const ids = sent.map(({ id }) => id).reverse();
      const all: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: 3, ...(cursor && { cursor }) };
        const page: { items: { id: string }[]; cursor: string | null } = await poster.client.call(
          listProposalInbox,
          { query },
        );
        all.push(...page.items.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor);
      expect(all).toEqual(ids);
      const [first] = sent;
      if (first) await decide(poster, first, { status: 'under_review' });
      await post(poster);
      const { items: bidOn } = await poster.client.call(listMyTenders, {
        query: { has_proposals: 'true' },
      });
      expect(bidOn.map(({ id }) => id)).toEqual([two.id, one.id]);
      const idsFor = async (query: object) => (await inbox(poster, query)).map(({ id }) => id);
      expect(await idsFor({ status_filter: 'under_review' })).toEqual([first?.id]);
      expect(await idsFor({ status_filter: 'submitted', tender_filter: one.id })).toHaveLength(2);
      expect(await idsFor({ tender_filter: two.id })).toEqual([ids[0]]);
      expect(await idsFor({ tender_filter: NOWHERE })).toEqual([]);
      expect(await poster.client.call(getTenderStats)).toEqual({
        tender_overview: { total_tenders: 3, active_tenders: 3 },
        proposal_overview: { total_proposals: 4, new_proposals: 3 },
      });
    });
  });
}
