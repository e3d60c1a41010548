import { expect, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** The conversations, in their order. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Conversations' })).getAllByRole('button');
/** The messages that are mounted. */
export const messages = async (canvas: Canvas) =>
  within(await canvas.findByRole('feed', { name: 'Messages' })).findAllByRole('article');
const positionOf = (one: HTMLElement) => Number(one.getAttribute('aria-posinset'));

/** The newest message, once it is mounted. */
export async function lastMessage(canvas: Canvas): Promise<HTMLElement> {
  await messages(canvas);
  return waitFor(async () => {
    const mounted = (await messages(canvas)).sort(
      (one, other) => positionOf(one) - positionOf(other),
    );
    const last = mounted.at(-1) as HTMLElement;
    const total = Number(last.getAttribute('aria-setsize'));
    await expect(total < 0 ? positionOf(last) : total).toBe(positionOf(last));
    return last;
  });
}

/** Whether the newest message is in sight; a list that begins at its end settles there first. */
export const seesLast = (canvas: Canvas) =>
  waitFor(async () => expect(await lastMessage(canvas)).toBeVisible());

/** How many messages there are. */
export const countOf = async (canvas: Canvas) => positionOf(await lastMessage(canvas));
/** Where one writes. */
export const box = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' });
