import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { bid, postTender } from './communityTenders.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// SHELL-017, SHELL-066, TND-001–003
test('a member posts a tender, compares two bids and accepts one', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await page.getByRole('link', { name: 'Tenders', exact: true }).click();
  await page.getByRole('button', { name: 'Post Tender' }).first().click();
  const form = page.getByRole('dialog', { name: 'Post Tender' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Pengadaan 40 meja');
  await form.getByRole('textbox', { name: 'Description' }).fill('Kayu jati, finishing doff.');
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Furniture');
  await form
    .getByRole('group', { name: /^Deadline/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('120520990900AM');
  await form.getByRole('textbox', { name: 'Requirement 1' }).fill('Garansi dua tahun');
  await form.getByRole('button', { name: 'Post Tender' }).click();
  await expect(page.getByText('Your tender is posted')).toBeVisible();
  await page.getByRole('link', { name: 'Pengadaan 40 meja' }).click();
  await expect(page).toHaveURL(/tender=/);
  const id = new URL(page.url()).searchParams.get('tender') ?? '';

  const budi = await join(server.address, 'Budi Santoso');
  const bidding = await visit(budi.browser());
  await bidding.goto(`/tenders/${id}`);
  await bidding.getByRole('button', { name: 'Submit Proposal' }).click();
  const proposal = bidding.getByRole('dialog', { name: 'Submit Proposal' });
  await proposal.getByRole('textbox', { name: 'Amount' }).fill('64,900,000');
  await proposal.getByRole('textbox', { name: 'Description' }).fill('Dikirim dari Jepara.');
  await proposal.getByRole('textbox', { name: 'Garansi dua tahun' }).fill('Dua tahun penuh');
  await proposal.getByRole('textbox', { name: 'Company name' }).fill('Mebel Jepara');
  await proposal.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(bidding.getByText('Your proposal is submitted')).toBeVisible();
  const dewi = await join(server.address, 'Dewi Anggraini');
  await bid(dewi, id, { company_name: 'Sentra Mebel', proposal_amount: 71_000_000 });

  await page.goto('/my-tenders?tab=tenders');
  await page.getByRole('link', { name: 'Compare proposals of Pengadaan 40 meja' }).click();
  await expect(page).toHaveURL(new RegExp(`/tenders/${id}/compare$`));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByText('Dua tahun penuh')).toBeVisible();
  await table.getByRole('button', { name: 'Accept Mebel Jepara' }).click();
  const decision = page.getByRole('dialog', { name: 'Accept proposal' });
  await decision.getByRole('textbox', { name: 'Feedback' }).fill('Mulai minggu depan.');
  await decision.getByRole('radio', { name: /^Yes/ }).check({ force: true });
  await decision.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('The proposal is accepted')).toBeVisible();

  await bidding.goto('/my-tenders?tab=proposals');
  await expect(bidding.getByText('Mulai minggu depan.')).toBeVisible();
  await expect(bidding.getByRole('article').getByText('Accepted')).toBeVisible();
  await bidding.goto(`/tenders/${id}`);
  await expect(bidding.getByText('Awarded')).toBeVisible();
});

test('a sealed bid is unreadable to its poster and changed by its bidder', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  const tender = await postTender(siti, 'Seragam batik', { sealed: true });
  await bid(budi, tender, { proposal_amount: 98_765_432 });
  const page = await visit(siti.browser());
  await page.goto(`/my-tenders?tab=inbox`);
  await expect(page.getByText(/^Sealed\. It opens at/)).toBeVisible();
  await expect(page.getByText(/98\.765\.432|Mebel Jepara/)).toHaveCount(0);
  await page.goto(`/tenders/${tender}/compare`);
  await expect(
    page.getByRole('heading', { name: 'Compare proposals Seragam batik' }),
  ).toBeVisible();
  await expect(page.getByText(/^Sealed\. It opens at/)).toBeVisible();
  await expect(page.getByText(/98\.765\.432|Mebel Jepara/)).toHaveCount(0);

  const bidding = await visit(budi.browser());
  await bidding.goto('/my-tenders?tab=proposals');
  await bidding.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = bidding.getByRole('dialog', { name: 'Edit Proposal' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('91,000,000');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(bidding.getByText('Your proposal was changed')).toBeVisible();
  await expect(bidding.getByText(/91\.000\.000/)).toBeVisible();
});
