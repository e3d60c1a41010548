import {
  createTender,
  deleteTender,
  getFileInfo,
  getTender,
  getTenderStats,
  listNotifications,
  setTenderStatus,
  setUserStatus,
  type TenderStatus,
  updateTender,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { inHours, TENDER, TENDER_NOT_FOUND, tenderSteps } from './tenderSteps.ts';

/** Posting, editing, closing, reopening and deleting tenders (TND-051–067, TND-098–113). */
export function tenderEditsSuite(harness: Harness): void {
  const { someone, post, bid, see, document, notificationsOf } = tenderSteps(harness);
  const edit = ({ client }: Person, { id }: { id: string }, parts: object) =>
    client.call(updateTender, { params: { id }, body: { ...TENDER, ...parts } });
  const move = ({ client }: Person, { id }: { id: string }, status: TenderStatus) =>
    client.call(setTenderStatus, { params: { id }, body: { status } });

  describe('posting a tender', () => {
    it('a tender keeps its fields, and is made once for each client id', async () => {
      const poster = await someone();
      const fields = {
        budget_min: 1_000_000,
        budget_max: 2_500_000,
        currency: 'MYR' as const,
        company_name: 'Toko Kayu',
        contact_person: 'Sari',
        location: 'Penang',
        requirements: ['SNI', '  ', 'Garansi'],
        tags: ['kayu', 'kayu'],
      };
      const client_id = crypto.randomUUID();
      const tender = await post(poster, { ...fields, client_id });
      expect(tender).toMatchObject({
        ...fields,
        requirements: ['SNI', 'Garansi'],
        tags: ['kayu'],
        status: 'active',
        deadline: TENDER.deadline,
        seal: null,
        awarded: false,
        my_proposal: null,
        posted_by_user: { id: poster.user.id, full_name: poster.user.full_name },
      });
      expect((await post(poster, { ...fields, client_id })).id).toBe(tender.id);
      expect(await poster.client.call(getTenderStats)).toMatchObject({
        tender_overview: { total_tenders: 1, active_tenders: 1 },
      });
    });

    it('a tender with a decimal or negative budget is refused', async () => {
      const { token } = await someone();
      const cases = [
        [
          1000.5,
          'Minimum budget: write a whole number, without decimals',
          'Anggaran minimum: tulis angka bulat tanpa desimal',
        ],
        [-5, 'Minimum budget must be at least 0', 'Anggaran minimum minimal 0'],
      ] as const;
      for (const [budget_min, en, id] of cases)
        await harness.refuses({ status: 422, field: 'budget_min', en, id }, token, (client) =>
          client.call(createTender, { body: { ...TENDER, budget_min } }),
        );
    });

    it('a tender with a reversed budget or a past deadline is refused', async () => {
      const { token } = await someone();
      const budgets = { ...TENDER, budget_min: 2, budget_max: 1 };
      await harness.refuses(
        {
          status: 422,
          field: 'budget_min',
          en: 'The minimum budget cannot be more than the maximum',
          id: 'Anggaran minimum tidak boleh melebihi anggaran maksimum',
        },
        token,
        (client) => client.call(createTender, { body: budgets }),
      );
      await harness.refuses(
        {
          status: 422,
          field: 'deadline',
          en: 'The deadline must be in the future',
          id: 'Batas waktu harus di masa mendatang',
        },
        token,
        (client) => client.call(createTender, { body: { ...TENDER, deadline: inHours(-1) } }),
      );
    });

    // TND-148
    it('a draft keeps a deadline that has passed, which its publication refuses', async () => {
      const poster = await someone();
      const past = inHours(-1);
      const draft = await post(poster, { status: 'draft', deadline: past });
      expect(draft).toMatchObject({ status: 'draft', deadline: past });
      const earlier = inHours(-2);
      expect(await edit(poster, draft, { deadline: earlier })).toMatchObject({ deadline: earlier });
      expect(await failureOf(move(poster, draft, 'active'))).toMatchObject({
        status: 409,
        detail: 'The deadline of this tender has passed. Move it first.',
      });
      await edit(poster, draft, {});
      expect(await move(poster, draft, 'active')).toMatchObject({ status: 'active' });
    });

    it('files of a tender are visible to members, of a draft to its poster', async () => {
      const [poster, other] = [await someone(), await someone()];
      const file = await document(poster);
      const draft = await post(poster, { status: 'draft', attachments: [file] });
      const params = { id: file };
      expect(draft.files).toMatchObject([{ id: file }]);
      expect((await failureOf(other.client.call(getFileInfo, { params }))).status).toBe(404);
      expect((await failureOf(see(other, draft))).status).toBe(404);
      await move(poster, draft, 'active');
      expect((await see(other, draft)).files).toMatchObject([{ id: file }]);
      expect(await other.client.call(getFileInfo, { params })).toMatchObject({ id: file });
      expect(await see({ client: harness.client() }, draft)).not.toHaveProperty('files');
      const stolen = await failureOf(post(other, { attachments: [file] }));
      expect(stolen).toMatchObject({ status: 404, field: 'attachments' });
    });
  });

  describe('managing a tender', () => {
    it('editing a tender with proposals does not change currency and requirements', async () => {
      const poster = await someone();
      const tender = await post(poster, { requirements: ['SNI'] });
      const changed = { title: 'Kursi dan meja', requirements: ['SNI', 'FSC'], currency: 'USD' };
      expect(await edit(poster, tender, changed)).toMatchObject(changed);
      await bid(await someone(), tender);
      const terms = {
        status: 409,
        field: 'requirements',
        en: 'Currency and requirements cannot be changed once a proposal is in',
        id: 'Mata uang dan persyaratan tidak dapat diubah setelah ada penawaran yang masuk',
      };
      for (const parts of [{ currency: 'EUR' }, { requirements: ['SNI'] }])
        await harness.refuses(terms, poster.token, (client) =>
          client.call(updateTender, {
            params: { id: tender.id },
            body: { ...TENDER, ...changed, ...parts } as never,
          }),
        );
      await harness.refuses(
        {
          status: 409,
          field: 'is_multi_award',
          en: 'How the tender is awarded cannot be changed once a proposal is in',
          id: 'Ketentuan pemenang tidak dapat diubah setelah ada penawaran yang masuk',
        },
        poster.token,
        (client) =>
          client.call(updateTender, {
            params: { id: tender.id },
            body: { ...TENDER, ...changed, is_multi_award: true } as never,
          }),
      );
      const later = { ...changed, title: 'Meja', deadline: inHours(48) };
      expect(await edit(poster, tender, later)).toMatchObject({ title: 'Meja' });
    });

    it('a tender is drafted without proposals alone, and awarded to a winner alone', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      for (const status of ['draft', 'closed', 'active'] as const)
        expect((await move(poster, tender, status)).status).toBe(status);
      await harness.refuses(
        {
          status: 409,
          en: 'Accept a proposal first: a tender is awarded to its winner',
          id: 'Terima satu penawaran dulu: tender diberikan kepada pemenangnya',
        },
        poster.token,
        (client) =>
          client.call(setTenderStatus, { params: { id: tender.id }, body: { status: 'awarded' } }),
      );
      await bid(bidder, tender);
      await harness.refuses(
        {
          status: 409,
          en: 'A tender with proposals cannot become a draft',
          id: 'Tender yang sudah menerima penawaran tidak dapat dijadikan draf',
        },
        poster.token,
        (client) =>
          client.call(setTenderStatus, { params: { id: tender.id }, body: { status: 'draft' } }),
      );
      await move(poster, tender, 'closed');
      await expect.poll(() => notificationsOf(bidder)).toEqual(['tender_closed']);
      expect((await failureOf(bid(await someone(), tender))).status).toBe(409);
      await move(poster, tender, 'active');
      await bid(await someone(), tender);
    });

    // TND-150
    it("a deactivated member's tenders are closed, and their bidders notified", async () => {
      const [poster, bidder, admin] = [await someone(), await someone(), await someone()];
      const [tender, draft] = [await post(poster), await post(poster, { status: 'draft' })];
      await bid(bidder, tender);
      await harness.setRole(admin.user.id, 'admin');
      const params = { id: poster.user.id };
      await admin.client.call(setUserStatus, { params, body: { is_active: false } });
      expect((await see(bidder, tender)).status).toBe('closed');
      expect(await failureOf(bid(await someone(), tender))).toMatchObject({
        status: 409,
        detail: 'This tender is closed and takes no more proposals',
      });
      await expect.poll(() => notificationsOf(bidder)).toEqual(['tender_closed']);
      await admin.client.call(setUserStatus, { params, body: { is_active: true } });
      const again = await harness.signInAgain(poster);
      expect((await see(again, draft)).status).toBe('draft');
      expect(await move(again, tender, 'active')).toMatchObject({ status: 'active' });
    });

    it('deleting a tender deletes its proposals, and notifies bidders', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster);
      const file = await document(bidder);
      await bid(bidder, tender, { attachments: [file] });
      await poster.client.call(deleteTender, { params: { id: tender.id } });
      expect((await failureOf(see(poster, tender))).status).toBe(404);
      expect(await notificationsOf(bidder)).toEqual(['tender_deleted']);
      const [news] = (await bidder.client.call(listNotifications, { query: {} })).items;
      expect(news?.subject, 'it leads to nothing').toMatchObject({
        type: 'deleted',
        title: TENDER.title,
      });
      const info = bidder.client.call(getFileInfo, { params: { id: file } });
      expect((await failureOf(info)).status).toBe(404);
    });

    it('managing an unknown tender is answered 404', async () => {
      const { token } = await someone();
      const params = { id: NOWHERE };
      const calls = [
        (client: Person['client']) => client.call(getTender, { params }),
        (client: Person['client']) => client.call(updateTender, { params, body: TENDER }),
        (client: Person['client']) => client.call(deleteTender, { params }),
        (client: Person['client']) =>
          client.call(setTenderStatus, { params, body: { status: 'closed' } }),
      ];
      for (const call of calls) await harness.refuses(TENDER_NOT_FOUND, token, call);
    });
  });
}
