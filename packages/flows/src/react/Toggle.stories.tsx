import { ApiError } from '@saudagar/contract';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { SaveShop, type SaveShopProps } from './samples.testing.tsx';

/** An optimistic choice, in each of its states. */
const meta = preview.meta({
  title: 'Switch that saves at once',
  component: SaveShop,
  args: { answer: async (saved) => ({ saved }) } as SaveShopProps,
  parameters: { portal: {} },
});

/** Read again, then reverted. */
export const Settled = meta.story({
  name: 'Pressed and saved',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByText('9 saved it')).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('8 saved it')).toBeVisible();
  },
});

let answers: PromiseWithResolvers<{ saved: boolean }>[] = [];

const held: SaveShopProps['answer'] = () => {
  const answer = Promise.withResolvers<{ saved: boolean }>();
  answers.push(answer);
  return answer.promise;
};

/** Quick presses collapse into the last one; a new count read meanwhile is included. */
export const Collapsed = meta.story({
  name: 'Pressed quickly several times',
  tags: ['no-picture', 'sending'],
  args: { answer: held },
  beforeEach() {
    answers = [];
  },
  async play({ canvas, userEvent }) {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await userEvent.click(save);
    await expect(canvas.getByText('8 saved it')).toBeVisible();
    answers[0]?.resolve({ saved: true });
    await waitFor(() => expect(answers).toHaveLength(2));
    await userEvent.click(save);
    answers[1]?.reject(new ApiError('network'));
    await waitFor(() => expect(answers).toHaveLength(3));
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Not saved: reverted to the former choice. */
export const RolledBack = meta.story({
  name: 'Not saved, back as before',
  tags: ['no-picture', 'failed'],
  args: { answer: () => Promise.reject(new ApiError('network')) },
  async play({ canvas, userEvent }) {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByText('4 saved it')).toBeVisible();
  },
});

let late = Promise.withResolvers<{ saved: boolean }>();

/** Without a network the choice waits on the device, and stays once it was sent. */
export const Waiting = meta.story({
  name: 'No network: waits to be sent',
  tags: ['no-picture', 'offline'],
  args: {
    answer: () => Promise.reject(new ApiError('waiting')),
    answerLate: () => late.promise,
  },
  beforeEach() {
    late = Promise.withResolvers();
  },
  async play({ canvas, userEvent }) {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(canvas.getByText('5 saved it')).toBeVisible();
    late.resolve({ saved: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(canvas.getByText('9 saved it')).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
});
