import { ApiError } from '@saudagar/contract';
import { type Portal, useViewActor } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { TextField } from '@saudagar/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDefaults } from './actors.ts';
import { FormDialog } from './FormDialog.tsx';
import { type Shop, shop, shopFormMachine } from './samples.testing.tsx';
import { useField } from './useField.ts';

interface ShopDialogProps {
  answer: () => Promise<Shop>;
  onClosed: () => void;
  isIncomplete?: boolean;
}

/** A form of any feature in a dialog of its own. */
function ShopDialog({ answer, onClosed, isIncomplete = false }: ShopDialogProps) {
  const [provide] = useState(
    () => (_: Portal) =>
      withDefaults(shopFormMachine).provide({
        actors: { send: fromPromise(answer) },
        actions: { emitClosed: () => onClosed() },
      }),
  );
  const actor = useViewActor(provide, { subject: null, values: { name: '', city: '' } });
  const field = useField(actor, (name) => `Enter the ${name}`);
  return (
    <FormDialog
      actor={actor}
      title="Open a shop"
      failureTitle="The shop was not saved."
      submitLabel="Save"
      cancelLabel="Cancel"
      isIncomplete={isIncomplete}
    >
      <TextField {...field('name')} label="Name" isRequired />
      <TextField {...field('city')} label="City" />
    </FormDialog>
  );
}

const meta = preview.meta({
  component: ShopDialog,
  args: { answer: async () => shop(1), onClosed: fn() } as ShopDialogProps,
  parameters: { portal: {} },
});

const name = () => screen.findByRole('textbox', { name: /Name/ });

/** Left untouched it closes at once. */
export const Untouched = meta.story({
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
});

/** Escape asks before what was typed is discarded. */
export const Discarding = meta.story({
  async play({ args, userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
});

/** While it is sent it cannot be left. */
export const Sending = meta.story({
  args: { answer: () => new Promise<never>(() => {}) },
  async play({ args, userEvent }) {
    await userEvent.type(await name(), 'Batik');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('button', { name: /In progress/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
});

/** After too many tries the wait is said, and the button comes back with its end. */
export const Paused = meta.story({
  tags: ['no-picture'],
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

/** Something that has to be there is missing. */
export const Incomplete = meta.story({
  tags: ['no-picture'],
  args: { isIncomplete: true },
  async play() {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  },
});
