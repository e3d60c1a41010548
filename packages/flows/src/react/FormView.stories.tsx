import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ShopForm, type ShopFormProps, shop } from './samples.testing.tsx';

/** A feature's form, in each of its states. */
const meta = preview.meta({
  title: 'Form on a page',
  component: ShopForm,
  args: { answer: async () => shop(1), onDone: fn(), onClosed: fn() } as ShopFormProps,
  parameters: { portal: {} },
});

export const Untouched = meta.story({
  name: 'Empty form',
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
});

/** A missing field shows its error, and has focus. */
export const Incomplete = meta.story({
  name: 'Required field missing',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter the name')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
});

/** The server's own message is shown beside the field that it names. */
export const Refused = meta.story({
  name: 'One field refused by the server',
  tags: ['refused'],
  args: {
    answer: () =>
      Promise.reject(ApiError.fromAnswer(422, { detail: 'This name is taken', field: 'name' })),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This name is taken')).toBeVisible();
  },
});

export const Sending = meta.story({
  name: 'Form being sent',
  tags: ['sending'],
  args: { answer: () => new Promise(() => {}) },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveAttribute('readonly'),
    );
  },
});

/** Uploads its files first: shows the current one, and the total progress. */
export const Uploading = meta.story({
  name: 'Files uploading first',
  tags: ['sending'],
  args: {
    answer: (_, { onProgress }) => {
      onProgress({ at: 1, total: 2, share: 0.5 });
      return new Promise(() => {});
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading file 2 of 2' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
  },
});

/** The files are uploaded, and the form itself is being sent. */
export const Uploaded = meta.story({
  name: 'Files uploaded, form being sent',
  args: {
    answer: (_, { onProgress }) => {
      onProgress({ at: 2, total: 2, share: 0 });
      return new Promise(() => {});
    },
  },
  tags: ['no-picture', 'sending'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Sending the form' });
    await expect(bar).toHaveAttribute('aria-valuenow', '67');
  },
});

let isDown = true;

const failing: ShopFormProps['answer'] = async () =>
  isDown ? Promise.reject(new ApiError('network')) : shop(1);

/** Offline: the input stays. */
export const Offline = meta.story({
  name: 'No network: input stays',
  tags: ['offline'],
  args: { answer: failing },
  beforeEach() {
    isDown = true;
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The shop was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Batik');
  },
});

/** An error is announced at once, in the words of its feature. */
export const FailedInOwnWords = meta.story({
  name: 'Form could not be sent',
  args: { answer: failing, failureText: ({ kind }) => `Reason: ${kind}` },
  tags: ['no-picture', 'failed'],
  beforeEach() {
    isDown = true;
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The shop was not saved. Reason: network',
    );
  },
});

/** Sent again successfully. */
export const SentAgain = meta.story({
  name: 'Sent at the second try',
  args: { answer: failing },
  tags: ['no-picture', 'done'],
  beforeEach() {
    isDown = true;
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/The shop was not saved/);
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

let tries = 0;

/** Rate-limited: shows the wait. The input stays, and the form can be sent again. */
export const TooManyTries = meta.story({
  name: 'Too many tries: wait (rate limit)',
  tags: ['refused'],
  args: {
    answer: async () => {
      tries += 1;
      if (tries === 1) throw ApiError.fromAnswer(429, {}, { retryAfter: 61 });
      return shop(1);
    },
  },
  beforeEach() {
    tries = 0;
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.type(field, 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/You can send this in/)).toBeVisible();
    await userEvent.type(field, ' Tulis');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveValue('Batik Tulis');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Asks before changes are discarded. */
export const Discarding = meta.story({
  name: 'Discard what was typed?',
  tags: ['asked'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Batik');
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
  },
});

export const Discarded = meta.story({
  name: 'Input discarded',
  tags: ['no-picture', 'done'],
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Batik');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
  },
});

/** Restored after a reload. */
export const Restored = meta.story({
  name: 'Input restored after a reload (draft)',
  async beforeEach({ draftStorage }) {
    const stored = { values: { name: 'Batik Parang', city: 'Solo' }, clientId: null };
    const read = draftStorage.read.bind(draftStorage);
    draftStorage.read = async (key) => (key.endsWith('"sample"]') ? stored : read(key));
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Batik Parang'),
    );
    await expect(canvas.getByText('Your unsent changes were restored.')).toBeVisible();
  },
});
