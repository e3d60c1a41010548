import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** A moderator's decision on a flag. */
export type Decision = 'dismiss' | 'warn_user' | 'remove_content';

/** The card of a flagged item, by words on it. */
const card = ({ page }: PageUser, words: string) =>
  page.getByRole('article').filter({ hasText: words });

/** Decides on a flagged item, with notes (ADM-071–083). */
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
  fill: ({ field, write }) => write(field('flag-decisions:answer.label'), answer),
  press: ({ button }) => button('flag-decisions:answer.send'),
  done: ({ page, say }) => page.getByText(say('flag-decisions:answer.done')),
});

/** Appeals a removal or a rejection, once. */
export const appealDecision = (reason: string): Journey => ({
  fill: ({ field, write }) => write(field('flag-decisions:appeal.label'), reason),
  press: ({ button }) => button('flag-decisions:appeal.send'),
  done: ({ page, say }) => page.getByText(say('flag-decisions:appeal.done')),
});

/** Decides an appeal, by words on it. */
export const decideAppeal = (
  words: string,
  outcome: 'upheld' | 'overturned',
  notes: string,
): Journey => ({
  reach: (user) =>
    user.press(
      card(user, words).getByRole('button', { name: user.say(`admin-appeals:${outcome}.action`) }),
    ),
  fill: ({ field, write }) => write(field('admin-appeals:notes'), notes),
  press: (user) => inDialog(user, `admin-appeals:${outcome}.action`),
  done: ({ page, say }) => page.getByText(say(`admin-appeals:${outcome}.done`)).last(),
});
