import { SAMPLE_PASSWORD } from '@saudagar/mocks';
import type { Hands, Scenario } from '../scenario.ts';

const inside = ({ page, say }: Hands) => page.getByRole('region', { name: say('feed:feed') });

export const scenarios: readonly Scenario[] = [
  {
    does: 'sign in',
    page: '/login',
    as: null,
    async fill({ field }) {
      await field('account:field.email').fill('siti@saudagar.example');
      await field('account:field.password').fill(SAMPLE_PASSWORD);
    },
    press: ({ button }) => button('account:signIn'),
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
];
