import type { Journey } from './journey.ts';

/** Withdraws an open invitation, on the page of a group that the member runs. */
export const withdrawInvitation = (name: string): Journey => ({
  async reach(user) {
    await user.press(user.button('groups:invite.action'));
    // Withdrawn, and signed in again since, there may be none.
    const { page, say } = user;
    const open = page.getByRole('list', { name: say('groups:sent.list') });
    await open
      .or(page.getByText(say('groups:sent.none')))
      .first()
      .waitFor();
  },
  press: ({ button }) => button('groups:sent.withdrawNamed', { name }),
  done: ({ page, say }) => page.getByText(say('groups:sent.withdrawn', { name })),
});
