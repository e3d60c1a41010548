import type { Hands, Scenario } from '../scenario.ts';

const openMenu = ({ button }: Hands) => button('host:user.menu').click();
const signIn = ({ button }: Hands) => button('account:signIn');

export const scenarios: readonly Scenario[] = [
  {
    does: 'sign out',
    page: '/feed',
    reach: openMenu,
    press: ({ button }) => button('host:user.signOut'),
    done: signIn,
    unsaid: { logout: 'The token is gone from the browser either way; the member has left.' },
  },
  {
    does: 'sign out everywhere',
    page: '/feed',
    async reach(hands) {
      await openMenu(hands);
      await hands.button('host:user.everywhere.open').click();
    },
    press: ({ page, say }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('host:user.everywhere.confirm') }),
    done: signIn,
  },
];
