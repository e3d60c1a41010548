import { submitProposal } from '@saudagar/contract';
import { createGate, delayed, failWith, type Gate } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chooseIn, dialogOf, formOf, pdf, withTender } from '../tenders.testing.ts';
import { SubmitProposalDialog, type SubmitProposalDialogProps } from './SubmitProposalDialog.tsx';

const meta = preview.meta({
  title: 'Submit a proposal (make a bid)',
  tags: ['bidder'],
  component: SubmitProposalDialog,
  args: { tenderId: 'tender-swept', onClose: fn() },
  parameters: { portal: { pages: [], community: withTender({}) }, layout: 'fullscreen' },
});

const open = () => formOf('Submit Proposal', 'Amount');

async function fill() {
  const dialog = await open();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Amount' }), '71,250,000');
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Description' }),
    'Dikerjakan di Jepara.',
  );
  return dialog;
}

/** The form, with an answer to each requirement; the bidder is prefilled. */
export const Ready = meta.story({
  name: 'Submit bid: the empty form (make an offer)',
  tags: ['phone'],
  async play() {
    const dialog = await open();
    await expect(
      await dialog.findByRole('textbox', { name: '1. Contoh satu kursi sebelum produksi' }),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Contact person' })).toHaveValue(
      'Siti Rahmawati',
    );
  },
});

/** A sealed bid states its readers. */
export const Sealed = meta.story({
  name: 'Sealed bid: who will read it',
  tags: ['no-picture'],
  parameters: { portal: { community: withTender({ seal: 'sealed', requirements: [] }) } },
  async play() {
    const dialog = await open();
    await expect(await dialog.findByText(/^Your bid is sealed:/)).toBeVisible();
  },
});

/** Missing fields show errors. */
// TND-069–072
export const Incomplete = meta.story({
  name: 'Bid refused: required fields are missing',
  tags: ['refused'],
  async play() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit Proposal' }));
    await expect(await dialog.findByText('Amount is required')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  },
});

/** Submitted with answers, days, a document and an archive. */
// TND-075–079, TND-151
export const Submitted = meta.story({
  name: 'Bid sent, with documents',
  tags: ['done'],
  async play({ args, canvas, mocks }) {
    const dialog = await fill();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Delivery in days' }), '45');
    await userEvent.type(dialog.getByRole('textbox', { name: '2. Garansi satu tahun' }), 'Ya');
    await chooseIn(dialog, 'Files', pdf('penawaran.pdf'));
    const drawings = new File(['PK\x03\x04'], 'denah.zip', { type: 'application/zip' });
    await chooseIn(dialog, 'Files', drawings);
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Proposal' }));
    await expect(await canvas.findByText('Your proposal is submitted')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const [made] = mocks.community.proposals.all('tender-swept');
    await expect(made?.content).toMatchObject({
      proposal_amount: 71_250_000,
      delivery_days: 45,
      answers: ['', 'Ya'],
    });
    await expect(made?.files).toHaveLength(2);
  },
});

/** A member may bid once: a second attempt shows a message. */
// TND-081
export const Already = meta.story({
  name: 'Already bid: one bid per member',
  tags: ['refused'],
  args: { tenderId: 'tender-08' },
  async play() {
    const dialog = await dialogOf('Submit Proposal');
    await expect(
      await dialog.findByRole('heading', { name: 'You have already submitted a proposal' }),
    ).toBeVisible();
  },
});

/** Terms that changed meanwhile are shown; the bid is sent when it is submitted again. */
// TND-143
export const TermsChanged = meta.story({
  name: 'Terms changed meanwhile, sent again',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await fill();
    const answer = dialog.getByRole('textbox', { name: '2. Garansi satu tahun' });
    await userEvent.type(answer, 'Ya');
    const tender = mocks.community.tenders.all().find((one) => one.tender.id === 'tender-swept');
    if (!tender) throw new Error('The community has no such tender');
    tender.tender = {
      ...tender.tender,
      terms_version: 2,
      currency: 'USD',
      requirements: ['Garansi satu tahun', 'Denda keterlambatan'],
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Proposal' }));
    await expect(await dialog.findByText(/^The terms of this tender changed/)).toBeVisible();
    await expect(dialog.getByText('USD', { selector: 'ins' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('71,250,000');
    await expect(dialog.getByRole('textbox', { name: '1. Garansi satu tahun' })).toHaveValue('Ya');
    await expect(mocks.community.proposals.all('tender-swept')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Proposal' }));
    await expect(await canvas.findByText('Your proposal is submitted')).toBeVisible();
  },
});

/** A server error; all input remains. */
// TND-080
export const ServerError = meta.story({
  name: 'Bid could not be sent',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(submitProposal, 500));
  },
  async play({ args }) {
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Proposal' }));
    await expect(await dialog.findByText(/^The proposal could not be submitted/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('71,250,000');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A page that opens and closes the dialog. */
function Bidding(props: SubmitProposalDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <SubmitProposalDialog {...props} onClose={() => setOpen(false)} />
  ) : (
    <p>The tender</p>
  );
}

let gate: Gate;

/** Closed while sending: the failure is reported, and reopening restores all input. */
export const ClosedWhileSending = meta.story({
  name: 'Form closed, bid failed afterwards',
  tags: ['failed'],
  render: (args) => <Bidding {...args} />,
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(failWith(submitProposal, 500, {}, { once: true }));
    msw.use(delayed(submitProposal, gate));
  },
  async play({ canvas, mocks }) {
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Proposal' }));
    await dialog.findByRole('button', { name: /In progress/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('The tender')).toBeVisible();
    gate.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    const again = await open();
    await expect(again.getByRole('textbox', { name: 'Amount' })).toHaveValue('71,250,000');
    await userEvent.click(again.getByRole('button', { name: 'Submit Proposal' }));
    await expect(await screen.findByText('Your proposal is submitted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mocks.community.proposals.all('tender-swept')).toHaveLength(1);
  },
});
