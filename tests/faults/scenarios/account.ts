import { buildInvitation, OPT_OUT_CODE, SAMPLE_PASSWORD } from '@saudagar/mocks';
import {
  appealAccount,
  askForLink,
  makeAccount,
  openUserMenu,
  setNewPassword,
  signIn,
  signOut,
} from '../../journeys/account.ts';
import { inDialog } from '../../journeys/dialog.ts';
import type { Scenario } from '../scenario.ts';

export const scenarios: readonly Scenario[] = [
  {
    does: 'sign in',
    page: '/login',
    as: null,
    ...signIn({ email: 'siti@saudagar.example', password: SAMPLE_PASSWORD }),
  },
  {
    does: 'appeal the deactivation of an account',
    page: '/login',
    as: null,
    given: ({ accounts }) => accounts.deactivate('member-1', { reason: 'Akun palsu', until: null }),
    ...appealAccount(
      { email: 'siti@saudagar.example', password: SAMPLE_PASSWORD },
      'Akun saya asli.',
    ),
  },
  {
    does: 'make an account',
    page: '/register',
    as: null,
    ...makeAccount({
      name: 'Wulan Sari',
      email: 'wulan@saudagar.example',
      username: 'wulan.sari',
      password: 'lumbung-padi-9',
      company: 'Rempah Nusantara',
      trade: 'tags:spices',
    }),
  },
  {
    does: 'open an invitation',
    page: '/register',
    path: '/register?invitation=undangan-pasar-0000000000',
    as: null,
    given: ({ invitations }) =>
      invitations.add('member-1', buildInvitation({ code: 'undangan-pasar-0000000000' })),
    unsaid: { openInvitation: 'The form is filled in by hand then.' },
    done: ({ button }) => button('account:createAccount'),
  },
  {
    does: 'open the page of a forgotten password',
    page: '/forgot-password',
    as: null,
    done: ({ field }) => field('account:field.email'),
  },
  {
    does: 'ask for a link that sets a new password',
    page: '/forgot-password',
    as: null,
    ...askForLink('siti@saudagar.example'),
  },
  {
    does: 'set a new password by a link',
    page: '/reset-password',
    path: `/reset-password?token=${'tautan-sandi-1'.padEnd(24, '0')}`,
    as: null,
    given: ({ passwordLinks }) => passwordLinks.ask('siti@saudagar.example'),
    ...setNewPassword('lumbung-padi-9'),
  },
  {
    does: 'stop invitations to an address',
    page: '/stop-invitations',
    path: `/stop-invitations?code=${OPT_OUT_CODE}`,
    as: null,
    press: ({ button }) => button('network:optOut.stop'),
    done: ({ page, say }) => page.getByText(say('network:optOut.done')),
  },
  {
    does: 'sign out',
    page: '/feed',
    ...signOut,
    unsaid: { logout: 'The token is gone from the browser either way; the member has left.' },
  },
  {
    does: 'sign out everywhere',
    page: '/feed',
    async reach(user) {
      await openUserMenu(user);
      await user.button('host:user.everywhere.open').click();
    },
    press: (user) => inDialog(user, 'host:user.everywhere.confirm'),
    done: signOut.done,
  },
];
