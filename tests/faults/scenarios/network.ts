import type { Scenario } from '../scenario.ts';

export const scenarios: readonly Scenario[] = [
  {
    does: 'ask a suggested member to connect',
    page: '/feed',
    // A phone has no room beside the feed, and asks for nothing to put there.
    from: 1280,
    press: ({ page, say }) =>
      page.getByRole('button', { name: say('network:connectWith', { name: '' }).trim() }).first(),
    done: ({ page, say }) => page.getByText(say('network:pending')),
  },
];
