import { SAMPLE_PASSWORD } from '@saudagar/mocks';
import type { Hands, Scenario } from '../scenario.ts';

const inside = ({ page, say }: Hands) => page.getByRole('region', { name: say('feed:feed') });
const openMenu = ({ button }: Hands) => button('host:user.menu').click();
const signIn = ({ button }: Hands) => button('account:signIn');

export const scenarios: readonly Scenario[] = [
  {
    does: 'sign in',
    page: '/login',
    as: null,
    async fill({ field }) {
      await field('account:field.email').fill('siti@saudagar.example');
      await field('account:field.password').fill(SAMPLE_PASSWORD);
    },
    press: signIn,
    done: inside,
  },
  {
    does: 'make an account',
    page: '/register',
    as: null,
    async fill({ field, page, say }) {
      await field('account:field.full_name').fill('Wulan Sari');
      await field('account:field.email').fill('wulan@saudagar.example');
      await field('account:field.username').fill('wulan.sari');
      await field('account:field.password').fill('lumbung-padi-9');
      await field('account:field.company_name').fill('Rempah Nusantara');
      await page.getByRole('button', { name: say('account:tag.spices') }).click();
    },
    press: ({ button }) => button('account:createAccount'),
    done: inside,
  },
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
