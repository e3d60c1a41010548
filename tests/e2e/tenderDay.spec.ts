import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { bid, postTender } from './communityTenders.ts';
import { expect, test } from './fixtures.ts';
import { join, type Talker } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// Terms and bids that changed meanwhile are refused.
test.use({ expected: /status of 409/ });

const amountOf = (bidder: Talker, tender: string, proposal: string, proposal_amount: number) =>
  bidder.ask('PUT', `/api/tenders/${tender}/proposals/${proposal}`, {
    company_name: 'Sentra Mebel',
    contact_person: bidder.name,
    proposal_description: 'Jati tua.',
    proposal_amount,
  });

// TND-057, TND-073, TND-170
test('a buyer amends a tender under three bidders, and accepts what she reads', async ({
  visit,
}) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const [budi, dewi, tono] = [
    await join(server.address, 'Budi Santoso'),
    await join(server.address, 'Dewi Anggraini'),
    await join(server.address, 'Tono Wijaya'),
  ];
  const tender = await postTender(siti, 'Pengadaan 40 meja', { shows_award: true });
  const [buyer, first, second] = [
    await visit(siti.browser()),
    await visit(budi.browser()),
    await visit(dewi.browser('id')),
  ];

  // One bids; another has the form open while the terms change.
  const sentra = { company_name: 'Sentra Mebel', proposal_amount: 71_000_000 };
  const dewis = await bid(dewi, tender, sentra);
  await bid(tono, tender, { company_name: 'Ukir Jaya', proposal_amount: 84_000_000 });
  await first.goto(`/tenders/${tender}`);
  await first.getByRole('button', { name: 'Submit Proposal' }).click();
  const form = first.getByRole('dialog', { name: 'Submit Proposal' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('64,900,000');
  await form.getByRole('textbox', { name: 'Description' }).fill('Dikirim dari Jepara.');
  await form.getByRole('textbox', { name: 'Company name' }).fill('Mebel Jepara');

  await buyer.goto(`/tenders/${tender}`);
  await buyer.getByRole('button', { name: 'Edit tender' }).click();
  const terms = buyer.getByRole('dialog', { name: 'Edit Tender' });
  await expect(terms.getByText(/^Requirements, currency, sealing and the way/)).toBeVisible();
  await terms.getByRole('textbox', { name: 'Description' }).fill('Kirim ke lima cabang.');
  await terms.getByRole('button', { name: 'Save changes' }).click();
  await expect(buyer.getByText('The tender was changed')).toBeVisible();

  // The open form shows what changed, and loses nothing.
  await form.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(form.getByText(/^The terms of this tender changed/)).toBeVisible();
  await expect(form.getByText('Kirim ke lima cabang.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue(/64[.,]900[.,]000/);
  await form.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(first.getByText('Your proposal is submitted')).toBeVisible();

  // Earlier bidders are notified and confirm; a bid that is not confirmed is marked.
  await second.goto('/notifications');
  await second
    .getByRole('link', { name: /Pengadaan 40 meja/ })
    .first()
    .click();
  await second.getByRole('button', { name: 'Konfirmasi penawaran' }).click();
  const confirmed = second.getByRole('alertdialog', { name: 'Konfirmasi penawaran Anda?' });
  await confirmed.getByRole('button', { name: 'Konfirmasi penawaran' }).click();
  await expect(second.getByText('Penawaran Anda sudah dikonfirmasi')).toBeVisible();

  await buyer.goto(`/tenders/${tender}/compare`);
  const table = buyer.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByText('Before amendment 1')).toHaveCount(1);

  // A bid that changes under the decision is shown before it is accepted.
  await table.getByRole('button', { name: 'Accept Sentra Mebel' }).click();
  const decision = buyer.getByRole('dialog', { name: 'Accept proposal' });
  await decision.getByRole('radio', { name: /^Yes/ }).check({ force: true });
  await amountOf(dewi, tender, dewis, 75_000_000);
  await decision.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(decision.getByText(/^This bid changed since you opened it/)).toBeVisible();
  await expect(decision.getByText(/75\.000\.000/).first()).toBeVisible();
  await decision.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(buyer.getByText('The proposal is accepted')).toBeVisible();

  // The others are not selected, on the open page as well, and read the amount.
  await expect(first.getByText('Awarded')).toBeVisible();
  await first.goto('/my-tenders?tab=proposals');
  await expect(first.getByRole('article').getByText('Not selected')).toBeVisible();
  await expect(first.getByText(/Awarded for .*75\.000\.000/)).toBeVisible();
  await second.goto('/my-tenders?tab=proposals');
  await expect(second.getByRole('article').getByText('Diterima')).toBeVisible();
});
