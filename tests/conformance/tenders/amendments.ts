import { confirmProposal, type TenderBody, updateProposal, updateTender } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { inHours, PROPOSAL, PROPOSAL_NOT_FOUND, TENDER, tenderSteps } from './tenderSteps.ts';

/** Versions of a tender's terms, its amendments, and their confirmation (TND-143–149). */
export function amendmentsSuite(harness: Harness): void {
  const { someone, post, bid, see, read, decide, document, mine, inbox, notificationsOf } =
    tenderSteps(harness);
  const edit = ({ client }: Person, { id }: { id: string }, parts: Partial<TenderBody>) =>
    client.call(updateTender, { params: { id }, body: { ...TENDER, ...parts } });
  const paramsOf = ({ id, tender_id }: { id: string; tender_id: string }) => ({
    id: tender_id,
    proposalId: id,
  });
  const confirm = (
    { client }: Person,
    one: { id: string; tender_id: string },
    terms_version?: number,
  ) => client.call(confirmProposal, { params: paramsOf(one), body: { terms_version } });
  const OLD_TERMS = {
    status: 409,
    field: 'terms_version',
    en: 'The terms of this tender have changed since you read them',
    id: 'Ketentuan tender ini sudah berubah sejak Anda membacanya',
  } as const;

  describe('the terms of a tender', () => {
    // TND-143
    it('a bid on terms that changed since they were read is refused', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { requirements: ['Garansi berapa tahun?'] });
      expect(tender.terms_version).toBe(1);
      const terms = { requirements: ['Denda keterlambatan?'], currency: 'USD' as const };
      const changed = await edit(poster, tender, terms);
      expect(changed).toMatchObject({ terms_version: 2, amendments: [] });
      const sent = { ...PROPOSAL, answers: ['Dua'] };
      const old = bid(bidder, tender, { ...sent, terms_version: 1 });
      expect(await failureOf(old)).toMatchObject({ status: 409, field: 'terms_version' });
      expect((await see(bidder, tender)).my_proposal).toBeNull();
      const made = await bid(bidder, tender, { ...sent, terms_version: 2 });
      expect(made).toMatchObject({ before_amendment: null, amendments: [] });
      // The same fields again change nothing.
      expect((await edit(poster, tender, terms)).terms_version).toBe(2);
    });

    // TND-144, TND-145
    it('a change of a tender with bids is an amendment that its bidders read of', async () => {
      const [poster, bidder, late] = [await someone(), await someone(), await someone()];
      const tender = await post(poster, { budget_max: 2_000_000 });
      const sent = await bid(bidder, tender);
      const file = await document(poster);
      const deadline = inHours(60);
      await edit(poster, tender, { title: 'Kursi', deadline });
      const seen = await edit(poster, tender, { title: 'Kursi', deadline, attachments: [file] });
      expect(seen).toMatchObject({
        terms_version: 3,
        amendments: [
          {
            number: 2,
            changes: [{ term: 'files', before: [], after: ['spesifikasi.txt'] }],
          },
          {
            number: 1,
            changes: [
              { term: 'title', before: TENDER.title, after: 'Kursi' },
              { term: 'deadline', before: TENDER.deadline, after: deadline },
            ],
          },
        ],
      });
      await expect.poll(() => notificationsOf(bidder)).toEqual(['tender_amended']);
      expect(await notificationsOf(poster)).toEqual(['proposal_received']);
      expect((await see(late, tender)).amendments).toHaveLength(2);
      const outdated = await read(bidder, sent);
      expect(outdated).toMatchObject({ before_amendment: 1, amendments: [{ number: 2 }, {}] });
      expect(await read(poster, sent)).toMatchObject({ before_amendment: 1 });
      expect(await mine(bidder)).toMatchObject([{ before_amendment: 1 }]);
      expect(await inbox(poster)).toMatchObject([{ before_amendment: 1 }]);
      expect(await bid(late, tender)).toMatchObject({ before_amendment: null });
    });

    // TND-146
    it('a bidder confirms a bid after an amendment, or changes it', async () => {
      const [poster, bidder, other] = [await someone(), await someone(), await someone()];
      const tender = await post(poster);
      const [sent, second] = [await bid(bidder, tender), await bid(other, tender)];
      await edit(poster, tender, { description: 'Dua ratus kursi' });
      const params = paramsOf(sent);
      await harness.refuses(OLD_TERMS, bidder.token, (client) =>
        client.call(confirmProposal, { params, body: { terms_version: 1 } }),
      );
      expect(await failureOf(confirm(poster, sent, 2))).toMatchObject({ status: 403 });
      const confirmed = await confirm(bidder, sent, 2);
      expect(confirmed).toMatchObject({ before_amendment: null, amendments: [], version: 1 });
      expect(await confirm(bidder, sent)).toMatchObject({ before_amendment: null });

      const change = (parts: object) =>
        other.client.call(updateProposal, {
          params: paramsOf(second),
          body: { ...PROPOSAL, ...parts },
        });
      expect(await failureOf(change({ terms_version: 1 }))).toMatchObject({
        status: 409,
        field: 'terms_version',
      });
      expect(await change({})).toMatchObject({ before_amendment: 1 });
      expect(await change({ terms_version: 2 })).toMatchObject({ before_amendment: null });
      await edit(poster, tender, { description: 'Tiga ratus kursi' });
      expect(await read(poster, second)).toMatchObject({ before_amendment: 2 });
      await decide(poster, second, { status: 'rejected' });
      expect(await failureOf(confirm(other, second))).toMatchObject({
        status: 409,
        detail: 'This proposal has already been decided',
      });
      await harness.refuses(PROPOSAL_NOT_FOUND, other.token, (client) =>
        client.call(confirmProposal, { params: { ...params, proposalId: NOWHERE }, body: {} }),
      );
    });

    // TND-147
    it('a deadline is never moved nearer than 24 hours once a bid is in', async () => {
      const poster = await someone();
      const tender = await post(poster);
      expect(await edit(poster, tender, { deadline: inHours(2) })).toMatchObject({
        deadline: inHours(2),
      });
      await edit(poster, tender, {});
      await bid(await someone(), tender);
      await harness.refuses(
        {
          status: 409,
          field: 'deadline',
          en: 'Once a proposal is in, the deadline cannot be moved nearer than 24 hours from now',
          id: 'Setelah ada penawaran yang masuk, batas waktu paling cepat 24 jam dari sekarang',
        },
        poster.token,
        (client) =>
          client.call(updateTender, {
            params: { id: tender.id },
            body: { ...TENDER, deadline: inHours(23) },
          }),
      );
      expect(await edit(poster, tender, { deadline: inHours(25) })).toMatchObject({
        deadline: inHours(25),
        amendments: [{ number: 1 }],
      });
    });
  });
}
