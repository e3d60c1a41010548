import { settle } from '@saudagar/storybook/settle';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Returns the conversation rows, in order. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Conversations' })).getAllByRole('button');
/** Returns the rendered messages. */
export const messages = async (canvas: Canvas) =>
  within(await canvas.findByRole('feed', { name: 'Messages' })).findAllByRole('article');
const positionOf = (one: HTMLElement) => Number(one.getAttribute('aria-posinset'));

/** Waits for the newest message. */
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

/** Waits until the newest message is visible, since the list first settles at its end. */
export const expectLastVisible = (canvas: Canvas) =>
  waitFor(async () => expect(await lastMessage(canvas)).toBeVisible());

/** Returns the number of messages. */
export const countOf = async (canvas: Canvas) => positionOf(await lastMessage(canvas));
/** Returns the message text area. */
export const messageField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Message' });
/** Opens the menu of the newest message, once the list rests: a menu closes when it scrolls. */
export async function openMenu(canvas: Canvas, userEvent: UserEventObject): Promise<void> {
  await settle();
  await userEvent.click(menuOf(await lastMessage(canvas)));
}

/** Returns the button of a message's menu. */
export const menuOf = (message: HTMLElement) =>
  within(message).getByRole('button', { name: /^More about the message of/ });
