import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** What a moderator decides about a flag. */
export type Decision = 'dismiss' | 'warn_user' | 'remove_content';

/** The card of a flagged thing, by words on it. */
const card = ({ page }: PageUser, words: string) =>
  page.getByRole('article').filter({ hasText: words });

/** Decides about a flagged thing, with notes (ADM-071–083). */
export const decideFlag = (words: string, decision: Decision, notes: string): Journey => ({
  reach: (user) =>
    user.press(
      card(user, words).getByRole('button', {
        name: user.say(`admin-flags:actions.${decision}`),
        exact: true,
      }),
    ),
  fill: ({ field, write }) => write(field(`admin-flags:notes.${decision}`), notes),
  press: (user) => inDialog(user, `admin-flags:actions.${decision}`),
  done: ({ page, say }) => page.getByText(say(`admin-flags:done.${decision}`)).last(),
});

/** Answers a warning, once. */
export const answerWarning = (answer: string): Journey => ({
  fill: ({ field, write }) => write(field('flag-warning:answer.label'), answer),
  press: ({ button }) => button('flag-warning:answer.send'),
  done: ({ page, say }) => page.getByText(say('flag-warning:answer.done')),
});
