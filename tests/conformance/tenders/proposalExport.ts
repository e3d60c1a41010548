import { exportProposals } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness } from '../harness.ts';
import { tenderSteps } from './tenderSteps.ts';

/** The export of a tender's proposals, for its poster. */
export function proposalExportSuite(harness: Harness): void {
  const { someone, post, bid, decide } = tenderSteps(harness);

  describe('the export of proposals', () => {
    // TND-155
    it('the table has numbers by amount, answers by requirement, and no formula', async () => {
      const [poster, one, other] = [await someone(), await someone(), await someone()];
      const requirements = ['Garansi', '=SNI'];
      const tender = await post(poster, { title: 'Kursi & meja', requirements, currency: 'USD' });
      await bid(one, tender, {
        proposal_amount: 9_000,
        company_name: '=HYPERLINK("http://jahat.example")',
        answers: ['Dua tahun', '@ya'],
      });
      const low = await bid(other, tender, { proposal_amount: 7_500, answers: ['', 'Ya'] });
      await decide(poster, low, { status: 'under_review' });
      const params = { id: tender.id };
      const query = { time_zone: 'Asia/Jakarta' };
      const { csv, file_name } = await poster.client.call(exportProposals, { params, query });
      expect(file_name).toBe('proposals-kursi-meja-2026-03-02.csv');
      expect(csv).toMatch(/^\ufeff/);
      const [heading, ...rows] = csv.slice(1).split('\r\n');
      expect(heading).toMatch(/^Place,Company,.*,Submitted \(WIB\),.*,1\. Garansi,2\. =SNI$/);
      expect(rows).toEqual([
        expect.stringMatching(
          /^1,Mebel Jepara,Budi,7500,USD,0,,Under review,,2026-03-02 [\d:]+,,Dikerjakan.*,,,Ya$/,
        ),
        expect.stringMatching(
          /^2,"'=HYPERLINK\(""http:\/\/jahat\.example""\)",Budi,9000,USD,1500,.*,Dua tahun,"'@ya"$/,
        ),
      ]);
      const indonesian = harness.client(poster.token, 'id');
      const again = await indonesian.call(exportProposals, { params, query: {} });
      expect(again.file_name).toBe('penawaran-kursi-meja-2026-03-02.csv');
      expect(again.csv).toContain('Mata uang;');
      const foreign = await failureOf(one.client.call(exportProposals, { params, query: {} }));
      expect(foreign.status).toBe(403);
      const unknown = { params: { id: crypto.randomUUID() }, query: {} };
      const missing = await failureOf(poster.client.call(exportProposals, unknown));
      expect(missing.status).toBe(404);
    });

    // TND-155
    it('sealed proposals are exported once their deadline has passed', async () => {
      const [poster, bidder] = [await someone(), await someone()];
      const tender = await post(poster, { sealed: true });
      await bid(bidder, tender);
      const params = { id: tender.id };
      const exported = () => poster.client.call(exportProposals, { params, query: {} });
      expect((await failureOf(exported())).status).toBe(409);
      await harness.passDeadline(tender.id);
      expect((await exported()).csv).toContain('78123456');
    });
  });
}
