import type { Locator } from 'playwright';
import type { Hands } from './hands.ts';
import type { Journey } from './journey.ts';

/** Finds a message by its words. */
export const messageOf = ({ page }: Hands, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

/** Writes a message in the open conversation, and sends it. */
export const sendMessage = (text: string): Journey => ({
  fill: ({ field, write }) => write(field('messaging:box.label'), text),
  press: ({ button }) => button('messaging:box.send'),
  done: (hands) => messageOf(hands, text).filter({ hasText: hands.say('messaging:message.sent') }),
});
