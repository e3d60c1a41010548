import type { Locator } from 'playwright';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** Finds a message by its words. */
export const messageOf = ({ page }: PageUser, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

/** Writes a message in the open conversation, and sends it. */
export const sendMessage = (text: string): Journey => ({
  fill: ({ field, write }) => write(field('messaging:composer.label'), text),
  press: ({ button }) => button('messaging:composer.send'),
  done: (user) => messageOf(user, text).filter({ hasText: user.say('messaging:message.sent') }),
});
