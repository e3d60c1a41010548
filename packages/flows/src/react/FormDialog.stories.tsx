import { ApiError } from '@saudagar/contract';
import {
  type Portal,
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button, TextField } from '@saudagar/ui';
import { useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { provideFlow, publishNothing } from '../actors.ts';
import { FormDialog } from './FormDialog.tsx';
import { type Shop, shop, shopFormMachine } from './samples.testing.tsx';
import { useField } from './useField.ts';

interface ShopDialogProps {
  answer: () => Promise<Shop>;
  onClosed: () => void;
  disabledReason?: string | undefined;
}

/** A page that opens a feature's form in a dialog. */
function ShopPage(props: ShopDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    props.onClosed();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>New shop</Button>
      {isOpen && <ShopDialog {...props} onClosed={close} />}
    </>
  );
}

function ShopDialog({ answer, onClosed, disabledReason }: ShopDialogProps) {
  const { notifier } = usePortal();
  const [provide] = useState(
    () => (_: Portal) =>
      provideFlow(shopFormMachine, {
        actors: { send: fromPromise(answer) },
        actions: { publish: publishNothing },
      }),
  );
  const actor = usePersistentActor('sample.form', provide, {
    subject: null,
    values: { name: '', city: '' },
  });
  const field = useField(actor, (name) => `Enter the ${name}`);
  useEmitted(actor, 'form.closed', onClosed);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success('The shop is open');
    if (isShown) onClosed();
  });
  return (
    <FormDialog
      reopened={(close) => <ShopDialog {...{ answer, disabledReason }} onClosed={close} />}
      actor={actor}
      title="Open a shop"
      failureTitle="The shop was not saved."
      submitLabel="Save"
      disabledReason={disabledReason}
    >
      <TextField {...field('name')} label="Name" isRequired />
      <TextField {...field('city')} label="City" />
    </FormDialog>
  );
}

const meta = preview.meta({
  title: 'Form in a dialog',
  component: ShopPage,
  args: { answer: async () => shop(1), onClosed: fn() } as ShopDialogProps,
  parameters: { portal: {} },
});

const name = () => screen.findByRole('textbox', { name: /Name/ });

/** An untouched form closes at once. */
export const Untouched = meta.story({
  name: 'Empty form, closed without a question',
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
});

/** Escape asks before input is discarded. */
export const Discarding = meta.story({
  name: 'Discard what was typed? (unsaved changes)',
  tags: ['asked'],
  async play({ args, userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
});

let answers: PromiseWithResolvers<Shop>[] = [];

/** Replies to each try under the story's control. */
const heldAnswers = {
  args: {
    answer() {
      const held = Promise.withResolvers<Shop>();
      answers.push(held);
      return held.promise;
    },
  },
  beforeEach() {
    answers = [];
  },
};

type Player = Pick<StoryContext, 'userEvent'>;

async function sendAndClose({ userEvent }: Player) {
  await userEvent.type(await name(), 'Batik');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(await screen.findByRole('button', { name: /In progress/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await screen.findByText(/Still being sent/)).toBeVisible();
}

/** Sending, which may take minutes. */
export const Sending = meta.story({
  name: 'Form being sent',
  tags: ['sending'],
  ...heldAnswers,
  async play({ userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('button', { name: /In progress/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** Closed while sending, the form is still sent, and its result announced. */
export const ClosedWhileSending = meta.story({
  name: 'Closed while it was sent',
  tags: ['sending'],
  ...heldAnswers,
  async play({ userEvent }) {
    await sendAndClose({ userEvent });
    answers[0]?.resolve(shop(1));
    await expect(await screen.findByText('The shop is open')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Still being sent/)).toBeNull());
  },
});

/** Reopened while sending, it shows the same try, which is not sent twice. */
export const OpenedWhileSending = meta.story({
  name: 'Reopened while it is sent',
  ...heldAnswers,
  tags: ['no-picture', 'sending'],
  async play({ userEvent }) {
    await sendAndClose({ userEvent });
    await userEvent.click(screen.getByRole('button', { name: 'New shop' }));
    await expect(await name()).toHaveValue('Batik');
    await userEvent.click(await screen.findByRole('button', { name: /In progress/ }));
    await expect(answers).toHaveLength(1);
    answers[0]?.resolve(shop(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

async function failAway({ userEvent }: Player) {
  await sendAndClose({ userEvent });
  answers[0]?.reject(new ApiError('refused', { detail: 'The name is taken.' }));
  await screen.findByText('The shop was not saved. The name is taken.');
}

/** An unseen failure is announced until it is read. */
export const FailedAway = meta.story({
  name: 'Failed after closing: a message says so',
  tags: ['failed'],
  ...heldAnswers,
  play: failAway,
});

/** The toast reopens the dialog, with all input. */
export const OpenedAfterFailure = meta.story({
  name: 'Reopened from the message, then sent',
  tags: ['done'],
  ...heldAnswers,
  async play({ userEvent }) {
    await failAway({ userEvent });
    screen.getByRole('button', { name: 'New shop' }).focus();
    screen.getByRole('button', { name: 'Open again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await name()).toHaveValue('Batik');
    await expect(screen.getByText(/The shop was not saved/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve(shop(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'New shop' })).toHaveFocus());
  },
});

/** Reopened from the page, the dialog dismisses the toast. */
export const ReopenedFromPage = meta.story({
  name: 'Reopened from the page: message goes',
  ...heldAnswers,
  tags: ['no-picture'],
  async play({ userEvent }) {
    await failAway({ userEvent });
    await userEvent.click(screen.getByRole('button', { name: 'New shop' }));
    await expect(await name()).toHaveValue('Batik');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull());
  },
});

/** Rate-limited: shows the wait, and enables the button after it. */
export const Paused = meta.story({
  name: 'Too many tries: wait (rate limit)',
  tags: ['no-picture', 'refused'],
  args: {
    answer: () => Promise.reject(ApiError.fromAnswer(429, undefined, { retryAfter: 600 })),
  },
  async play({ userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/Too many tries/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
});

/** Sending is disabled for the wait and for a reason: only the wait is shown and describes it. */
export const PausedAndIncomplete = meta.story({
  name: 'Too many tries, and a field missing',
  tags: ['no-picture', 'refused'],
  args: Paused.input.args,
  render: function PausedPage(args) {
    const [disabledReason, setReason] = useState<string>();
    const answer = () => {
      setReason('Wait until the photos are uploaded.');
      return args.answer();
    };
    return <ShopPage {...args} {...{ answer, disabledReason }} />;
  },
  async play({ userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAccessibleDescription(/Too many tries/));
    await expect(save).toBeDisabled();
    await expect(screen.queryByText('Wait until the photos are uploaded.')).toBeNull();
  },
});

/** Sending is disabled; the reason is shown, and describes the button. */
export const Incomplete = meta.story({
  name: 'Cannot send: a field is missing',
  tags: ['refused'],
  args: { disabledReason: 'Wait until the photos are uploaded.' },
  async play() {
    const save = await screen.findByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('Wait until the photos are uploaded.');
  },
});
