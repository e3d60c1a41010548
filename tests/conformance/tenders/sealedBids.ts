import {
  decideProposal,
  getFileInfo,
  listProposals,
  setTenderStatus,
  updateTender,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness } from '../harness.ts';
import { inHours, TENDER, tenderSteps } from './tenderSteps.ts';

/** Sealed bids before their deadline; later states are tested with the server's own clock. */
export function sealedBidsSuite(harness: Harness): void {
  const { someone, post, bid, see, read, inbox, mine, notificationsOf, document } =
    tenderSteps(harness);
  const SECRET = {
    company_name: 'Rahasia Jaya',
    contact_person: 'Wira Rahasia',
    proposal_amount: 73_911_377,
    proposal_description: 'Kayu dari rahasia',
    delivery_days: 77,
    answers: ['Jawaban rahasia'],
  };

  describe('a sealed bid', () => {
    it('the poster sees that a sealed bid exists, but neither content nor bidder', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true, requirements: ['SNI'] });
      expect(tender.seal).toBe('sealed');
      const file = await document(bidder, 'Harga rahasia');
      const sent = await bid(bidder, tender, { ...SECRET, attachments: [file] });
      expect(sent).toMatchObject({ ...SECRET, sealed: false, tender_seal: 'sealed' });
      expect((await mine(bidder))[0]).toMatchObject(SECRET);
      expect(await notificationsOf(poster)).toEqual(['sealed_proposal_received']);

      const params = { id: tender.id };
      const seen = [
        await inbox(poster),
        await read(poster, sent),
        (await poster.client.call(listProposals, { params, query: {} })).items,
        await see(poster, tender),
      ];
      expect(seen[1]).toMatchObject({
        id: sent.id,
        sealed: true,
        tender_seal: 'sealed',
        status: 'submitted',
      });
      const text = JSON.stringify(seen);
      for (const hidden of [bidder.user.id, bidder.user.full_name, file, '73911377', 'ahasia'])
        expect(text).not.toContain(hidden);
      const info = poster.client.call(getFileInfo, { params: { id: file } });
      expect((await failureOf(info)).status).toBe(404);
      expect((await see(poster, tender)).proposals_count).toBe(1);
    });

    it('decisions on sealed bids and the award are refused until the deadline', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true });
      const { id: proposalId } = await bid(bidder, tender);
      const params = { id: tender.id, proposalId };
      const sealed = {
        status: 409,
        en: 'The proposals are sealed until the deadline',
        id: 'Isi penawaran tertutup sampai batas waktu',
      };
      for (const status of ['accepted', 'rejected', 'under_review', 'needs_clarification'] as const)
        await harness.refuses(sealed, poster.token, (client) =>
          client.call(decideProposal, { params, body: { status, feedback: 'Ya' } }),
        );
      await harness.refuses(sealed, poster.token, (client) =>
        client.call(setTenderStatus, { params, body: { status: 'awarded' } }),
      );
    });

    it('a tender keeps its seal; its deadline can only be extended', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true });
      const params = { id: tender.id };
      const edit = (parts: object) =>
        poster.client.call(updateTender, { params, body: { ...TENDER, sealed: true, ...parts } });
      expect((await edit({ sealed: false })).seal).toBeNull();
      expect((await edit({ deadline: inHours(50) })).seal).toBe('sealed');
      await bid(bidder, tender);
      expect(await failureOf(edit({ sealed: false, deadline: inHours(50) }))).toMatchObject({
        status: 409,
        field: 'sealed',
      });
      expect(await failureOf(edit({ deadline: inHours(49) }))).toMatchObject({
        status: 409,
        field: 'deadline',
      });
      expect((await edit({ deadline: inHours(51) })).deadline).toBe(inHours(51));
    });

    it('a bid stays sealed when its tender is closed and reopened before the deadline', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true, requirements: ['SNI'] });
      const sent = await bid(bidder, tender, SECRET);
      for (const status of ['closed', 'active'] as const) {
        const params = { id: tender.id };
        await poster.client.call(setTenderStatus, { params, body: { status } });
        expect(await read(poster, sent)).not.toHaveProperty('proposal_amount');
        expect((await see(poster, tender)).seal).toBe('sealed');
      }
    });
  });
}
