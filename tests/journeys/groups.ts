import type { Journey } from './journey.ts';

/** Joins a public group, where groups are listed. */
export const joinGroup = (name: string): Journey => ({
  press: ({ button }) => button('groups:join.named', { name }),
  done: ({ page, say }) => page.getByText(say('groups:join.joined', { name })),
});

/** Withdraws an open invitation, on the page of a group that the member runs. */
export const withdrawInvitation = (name: string): Journey => ({
  async reach(user) {
    await user.press(user.button('groups:invite.action'));
    // After it was withdrawn and the member signed in again, none is left.
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
