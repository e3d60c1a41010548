import { listMyTenders, listTenders, setTenderStatus, withdrawProposal } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { inHours, tenderSteps } from './tenderSteps.ts';

/** The list of tenders and one's own (TND-004–049, TND-096, TND-103, TND-104). */
export function tenderListsSuite(harness: Harness): void {
  const { someone, post, bid, decide } = tenderSteps(harness);
  const endsWith = (suffix: string) => (titles: string[]) =>
    titles.filter((title) => title.endsWith(suffix)).map((title) => title.split(' ')[0]);
  /** The titles on all pages of a list, of those with the suffix. */
  async function titles(query: object, suffix: string, owner?: Person): Promise<unknown[]> {
    const all: string[] = [];
    let cursor: string | null | undefined;
    do {
      const asked = { ...query, limit: 2, ...(cursor && { cursor }) };
      const { items, cursor: next } = owner
        ? await owner.client.call(listMyTenders, { query: asked })
        : await harness.client().call(listTenders, { query: asked });
      all.push(...items.map(({ title }) => title));
      cursor = next;
    } while (cursor);
    return endsWith(suffix)(all);
  }

  describe('the list of tenders', () => {
    // TND-149
    it("each tender has the member's own bid in outline, until it is withdrawn", async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const title = `Daftar ${crypto.randomUUID()}`;
      const tender = await post(poster, { title });
      const query = { search: title };
      const seen = async ({ client }: Pick<Person, 'client'>) =>
        (await client.call(listTenders, { query })).items[0];
      expect(await seen(bidder)).toMatchObject({ id: tender.id, own_proposal: null });
      const { id, proposal_amount, status } = await bid(bidder, tender);
      expect((await seen(bidder))?.own_proposal).toEqual({ id, proposal_amount, status });
      expect((await seen(poster))?.own_proposal).toBeNull();
      expect(await seen({ client: harness.client() })).not.toHaveProperty('own_proposal');
      const params = { id: tender.id, proposalId: id };
      await bidder.client.call(withdrawProposal, { params });
      expect((await seen(bidder))?.own_proposal).toBeNull();
    });

    it('visitors filter and sort tenders; drafts are visible to their poster alone', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tag = `daftar-${poster.user.id.slice(-8)}`;
      const make = (name: string, parts: object = {}) =>
        post(poster, { title: `${name} ${tag}`, ...parts });
      await make('satu', { category: 'Textile', deadline: inHours(50), location: 'Klaten' });
      const two = await make('dua', { deadline: inHours(20), requirements: ['Bersertifikat ÉCO'] });
      await make('tiga', { status: 'draft' });
      const four = await make('empat', { deadline: inHours(90) });
      await poster.client.call(setTenderStatus, {
        params: { id: four.id },
        body: { status: 'closed' },
      });
      await decide(poster, await bid(bidder, two), { status: 'accepted' });

      const search = tag;
      expect(await titles({ search }, tag)).toEqual(['empat', 'dua', 'satu']);
      expect(await titles({ search, sort: 'closing' }, tag)).toEqual(['dua', 'satu', 'empat']);
      expect(await titles({ search, status_filter: 'active' }, tag)).toEqual(['dua', 'satu']);
      expect(await titles({ search, status_filter: 'closed' }, tag)).toEqual(['empat']);
      expect(await titles({ search, status_filter: 'awarded' }, tag)).toEqual(['dua']);
      expect(await titles({ search, status_filter: 'draft' }, tag)).toEqual([]);
      expect(await titles({ search, category: 'TEXTILE' }, tag)).toEqual(['satu']);
      expect(await titles({ search, category: 'Services' }, tag)).toEqual([]);
      expect(await titles({ search: `${tag} klat` }, tag)).toEqual(['satu']);
      expect(await titles({ search: `${tag} eco` }, tag)).toEqual(['dua']);
      expect(await titles({ search: `${tag} %_\\` }, tag)).toEqual([]);

      expect(await titles({}, tag, poster)).toEqual(['empat', 'tiga', 'dua', 'satu']);
      expect(await titles({ status_filter: 'draft' }, tag, poster)).toEqual(['tiga']);
      expect(await titles({ search: 'klaten' }, tag, poster)).toEqual(['satu']);
      expect(await titles({}, tag, bidder)).toEqual([]);
    });

    it('visitors see who posted a tender, and no private field', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { title: `umum ${poster.user.id}` });
      await bid(bidder, tender);
      const query = { search: poster.user.id };
      const [seen] = (await harness.client().call(listTenders, { query })).items;
      expect(seen).toMatchObject({
        currency: 'IDR',
        status: 'active',
        proposals_count: 1,
        total_proposals: 1,
        posted_by_user: { full_name: poster.user.full_name },
      });
      expect(seen).not.toHaveProperty('my_proposal');
      expect(JSON.stringify(seen)).not.toContain(bidder.user.id);
      expect(JSON.stringify(seen)).not.toContain('Mebel Jepara');
      expect(JSON.stringify(seen)).not.toContain(poster.user.email);
    });

    it('the list of tenders refuses an unknown cursor', async () => {
      for (const sort of ['newest', 'closing'] as const) {
        const query = { cursor: 'unknown', sort };
        const failure = await failureOf(harness.client().call(listTenders, { query }));
        expect(failure).toMatchObject({ status: 422, field: 'cursor' });
      }
    });
  });
}
