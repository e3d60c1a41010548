import {
  getFileInfo,
  listProposals,
  setTenderStatus,
  submitProposal,
  updateProposal,
  uploadFile,
  withdrawProposal,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { picture, zip } from '../../../apps/server/testing/sampleFiles.ts';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { PROPOSAL, PROPOSAL_NOT_FOUND, TENDER_NOT_FOUND, tenderSteps } from './tenderSteps.ts';

/** Proposals, and bidders' acts on them until the deadline (TND-068–091). */
export function proposalsSuite(harness: Harness): void {
  const { someone, post, bid, see, read, decide, inbox, mine, notificationsOf, document } =
    tenderSteps(harness);
  const change = ({ client }: Person, one: { id: string; tender_id: string }, parts: object = {}) =>
    client.call(updateProposal, {
      params: { id: one.tender_id, proposalId: one.id },
      body: { ...PROPOSAL, ...parts },
    });
  const withdraw = ({ client }: Person, one: { id: string; tender_id: string }) =>
    client.call(withdrawProposal, { params: { id: one.tender_id, proposalId: one.id } });

  describe('a proposal', () => {
    it('a proposal reaches the poster with all its fields, and is listed to its bidder', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { requirements: ['SNI', 'Garansi'], currency: 'SGD' });
      const parts = { delivery_days: 30, answers: ['Ya', ''] };
      const sent = await bid(bidder, tender, parts);
      const content = {
        ...PROPOSAL,
        ...parts,
        id: sent.id,
        tender_id: tender.id,
        tender_title: tender.title,
        status: 'submitted',
        feedback: null,
        currency: 'SGD',
        requirements: ['SNI', 'Garansi'],
        tender_status: 'active',
        sealed: false,
        bidder: { id: bidder.user.id },
      };
      expect(sent).toMatchObject(content);
      expect(await inbox(poster)).toMatchObject([content]);
      expect(await mine(bidder)).toMatchObject([content]);
      expect(await read(poster, sent)).toMatchObject({ ...content, thread: [] });
      expect((await see(bidder, tender)).my_proposal).toMatchObject(content);
      expect((await see(await someone(), tender)).my_proposal).toBeNull();
      expect(await notificationsOf(poster)).toEqual(['proposal_received']);
      const params = { id: tender.id };
      const { items } = await poster.client.call(listProposals, { params, query: {} });
      expect(items).toMatchObject([content]);
    });

    it('a proposal with a decimal or negative amount is refused', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      for (const proposal_amount of [1000.5, -5]) {
        const failure = await failureOf(bid(bidder, tender, { proposal_amount }));
        expect(failure).toMatchObject({ status: 422, field: 'proposal_amount' });
      }
    });

    it('a member has one proposal for a tender; the same client id returns it', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      const client_id = crypto.randomUUID();
      const first = await bid(bidder, tender, { client_id });
      expect((await bid(bidder, tender, { client_id })).id).toBe(first.id);
      await harness.refuses(
        {
          status: 409,
          en: 'You have already submitted a proposal for this tender',
          id: 'Anda sudah mengajukan penawaran untuk tender ini',
        },
        bidder.token,
        (client) => client.call(submitProposal, { params: { id: tender.id }, body: PROPOSAL }),
      );
      expect((await see(poster, tender)).proposals_count).toBe(1);
    });

    it('a proposal on an own or closed tender, or with wrong answers, is refused', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { requirements: ['SNI', 'FSC'] });
      const params = { id: tender.id };
      const submit = (client: Person['client']) =>
        client.call(submitProposal, { params, body: PROPOSAL });
      await harness.refuses(
        {
          status: 409,
          en: 'You cannot submit a proposal for your own tender',
          id: 'Anda tidak dapat mengajukan penawaran untuk tender Anda sendiri',
        },
        poster.token,
        submit,
      );
      await harness.refuses(
        {
          status: 409,
          field: 'answers',
          en: 'Give one answer to each requirement',
          id: 'Beri satu jawaban untuk setiap persyaratan',
        },
        bidder.token,
        (client) => client.call(submitProposal, { params, body: { ...PROPOSAL, answers: ['Ya'] } }),
      );
      await poster.client.call(setTenderStatus, { params, body: { status: 'closed' } });
      await harness.refuses(
        {
          status: 409,
          en: 'This tender is closed and takes no more proposals',
          id: 'Tender ini sudah ditutup dan tidak menerima penawaran lagi',
        },
        bidder.token,
        submit,
      );
      await harness.refuses(TENDER_NOT_FOUND, bidder.token, (client) =>
        client.call(submitProposal, { params: { id: NOWHERE }, body: PROPOSAL }),
      );
    });

    it('a proposal is edited and withdrawn by its bidder alone, who may bid again', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      const sent = await bid(bidder, tender);
      const changed = await change(bidder, sent, { proposal_amount: 500, delivery_days: 9 });
      expect(changed).toMatchObject({
        proposal_amount: 500,
        delivery_days: 9,
        status: 'submitted',
      });
      expect(changed.edited_at).toBeTruthy();
      for (const call of [change, withdraw])
        expect((await failureOf(call(poster, sent))).status).toBe(403);
      await withdraw(bidder, sent);
      await withdraw(bidder, sent);
      expect(await mine(bidder)).toMatchObject([{ status: 'draft', id: sent.id }]);
      expect((await mine(bidder))[0]?.withdrawn_at).toBeTruthy();
      expect(await inbox(poster)).toEqual([]);
      expect((await failureOf(read(poster, sent))).status).toBe(404);
      expect((await failureOf(change(bidder, sent))).status).toBe(409);
      expect((await see(poster, tender)).proposals_count).toBe(0);
      const again = await bid(bidder, tender, { proposal_amount: 400 });
      expect(again.id).not.toBe(sent.id);
      expect((await see(poster, tender)).proposals_count).toBe(1);
    });

    it('a proposal cannot be changed once decided, nor after the tender is closed', async () => {
      const [poster, bidder, late] = [await someone(), await someone(), await someone()];
      const tender = await post(poster);
      const [sent, other] = [await bid(bidder, tender), await bid(late, tender)];
      await decide(poster, sent, { status: 'rejected', feedback: 'Terlalu mahal' });
      for (const call of [change, withdraw])
        expect(await failureOf(call(bidder, sent))).toMatchObject({
          status: 409,
          detail: 'This proposal has already been decided',
        });
      await poster.client.call(setTenderStatus, {
        params: { id: tender.id },
        body: { status: 'closed' },
      });
      for (const call of [change, withdraw])
        expect((await failureOf(call(late, other))).status).toBe(409);
    });

    it('files of a proposal are visible to its bidder and the poster alone', async () => {
      const [poster, bidder, other] = [await someone(), await someone(), await someone()];
      const file = await document(bidder, 'Rincian harga');
      const sent = await bid(bidder, await post(poster), { attachments: [file] });
      expect(sent.files).toMatchObject([{ id: file }]);
      const params = { id: file };
      expect(await poster.client.call(getFileInfo, { params })).toMatchObject({ id: file });
      expect((await failureOf(other.client.call(getFileInfo, { params }))).status).toBe(404);
      await withdraw(bidder, sent);
      expect((await failureOf(poster.client.call(getFileInfo, { params }))).status).toBe(404);
    });

    // TND-151
    it('pictures and archives go with a proposal', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const upload = async (name: string, type: string, bytes: Uint8Array) => {
        const file = new File([new Uint8Array(bytes)], name, { type });
        const body = { category: 'tenders', file } as const;
        return (await bidder.client.call(uploadFile, { body })).file;
      };
      const photo = await upload('contoh.png', 'image/png', await picture('png'));
      const archive = await upload('denah.zip', 'application/zip', zip({ 'denah.dwg': 'AC1032' }));
      const attachments = [photo.id, archive.id];
      const sent = await bid(bidder, await post(poster), { attachments });
      expect((await read(poster, sent)).files).toMatchObject([
        { id: photo.id, file_type: 'image' },
        { id: archive.id, file_type: 'document', original_filename: 'denah.zip' },
      ]);
    });

    it('a proposal is answered 404 to everybody else', async () => {
      const [poster, bidder, other] = [await someone(), await someone(), await someone()];
      const sent = await bid(bidder, await post(poster));
      for (const proposalId of [sent.id, NOWHERE])
        await harness.refuses(PROPOSAL_NOT_FOUND, other.token, (client) =>
          client.call(withdrawProposal, { params: { id: sent.tender_id, proposalId } }),
        );
      const elsewhere = { ...sent, tender_id: (await post(poster)).id };
      expect((await failureOf(read(bidder, elsewhere))).status).toBe(404);
      const params = { id: NOWHERE };
      await harness.refuses(TENDER_NOT_FOUND, other.token, (client) =>
        client.call(listProposals, { params, query: {} }),
      );
    });
  });
}
