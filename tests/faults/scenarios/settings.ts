import { type Community, SAMPLE_PASSWORD } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import { changePassword, deleteAccount, endOtherDevices } from '../../journeys/settings.ts';
import type { Scenario } from '../scenario.ts';

const settings = {
  page: '/settings',
  given: ({ accounts }: Community) => void accounts.openSession('member-1'),
};

export const scenarios: readonly Scenario[] = [
  {
    ...settings,
    does: 'read where they are signed in',
    done: ({ button }) => button('settings:devices.endOthers'),
  },
  {
    ...settings,
    does: 'change the password',
    ...changePassword(SAMPLE_PASSWORD, 'lumbung-padi-9'),
    isSecret: true,
  },
  {
    ...settings,
    does: 'sign one other device out',
    reach: ({ page, say }) =>
      page
        .getByRole('list', { name: say('settings:devices.list') })
        .getByRole('button')
        .first()
        .click(),
    press: (user) => inDialog(user, 'settings:devices.end'),
    done: ({ page, say }) => page.getByText(say('settings:devices.ended')),
  },
  { ...settings, does: 'sign all other devices out', ...endOtherDevices },
  {
    ...settings,
    does: 'prepare an archive of their data',
    press: ({ button }) => button('settings:data.prepare'),
    done: ({ button }) => button('settings:data.again'),
  },
  {
    ...settings,
    does: 'delete the account',
    ...deleteAccount(SAMPLE_PASSWORD),
    isSecret: true,
    unsaid: { logout: 'The account is gone, and the token from the browser either way.' },
  },
];
