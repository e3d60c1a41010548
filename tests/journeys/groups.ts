import type { Journey } from './journey.ts';

/** Withdraws an open invitation, on the page of a group that the member runs. */
export const withdrawInvitation = (name: string): Journey => ({
  async reach(hands) {
    await hands.press(hands.button('groups:invite.action'));
    // After it was withdrawn and the member signed in again, none is left.
    const { page, say } = hands;
    const open = page.getByRole('list', { name: say('groups:sent.list') });
    await open
      .or(page.getByText(say('groups:sent.none')))
      .first()
      .waitFor();
  },
  press: ({ button }) => button('groups:sent.withdrawNamed', { name }),
  done: ({ page, say }) => page.getByText(say('groups:sent.withdrawn', { name })),
});
