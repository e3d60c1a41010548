import { buildInvitation, type Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { Scenario } from '../scenario.ts';

const network = { page: '/network' };
const INVITED = 'joko@pasar.example';
const CODE = 'undangan-pasar-0000000000';

/**
 * Connected with Budi, asked by Dewi, waiting for Rizky, with an open invitation; invited by Budi.
 */
const known = {
  page: '/network',
  unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
  given({ accounts, connections, invitations }: Community) {
    connections.join('member-2', 'member-1');
    const [me, dewi] = [accounts.find('member-1'), accounts.find('member-5')];
    if (dewi) connections.request(dewi, 'member-1');
    if (me) connections.request(me, 'member-4');
    invitations.add('member-1', buildInvitation({ invited_email: INVITED }));
    invitations.add('member-6', buildInvitation({ id: 'from-hendra', code: CODE }));
  },
};
const pending = { ...known, path: '/network?tab=pending' };
const invitations = { ...known, path: '/network?tab=invitations' };

export const scenarios: readonly Scenario[] = [
  {
    ...known,
    does: 'end a connection',
    async reach({ button, page, say }) {
      await button('network:connections.more', { name: 'Budi Santoso' }).click();
      await page.getByRole('menuitem', { name: say('network:remove.action') }).click();
    },
    press: (user) => inDialog(user, 'network:remove.confirm'),
    // The notice disappears; Budi was the only one.
    done: ({ page, say }) =>
      page
        .getByText(say('network:remove.done'))
        .or(page.getByRole('heading', { name: say('network:connections.none') })),
  },
  {
    ...pending,
    does: 'see who asks to connect',
    done: ({ button }) => button('network:answers.accept.named', { name: 'Dewi Anggraini' }),
  },
  {
    ...pending,
    does: 'see whom they asked to connect',
    done: ({ button }) => button('network:answers.withdraw.named', { name: 'Rizky Pratama' }),
  },
  {
    ...pending,
    does: 'accept a request to connect',
    press: ({ button }) => button('network:answers.accept.named', { name: 'Dewi Anggraini' }),
    done: ({ page, say }) => page.getByText(say('network:answers.accept.done')),
  },
  {
    ...pending,
    does: 'reject a request to connect',
    press: ({ button }) => button('network:answers.reject.named', { name: 'Dewi Anggraini' }),
    done: ({ page, say }) => page.getByText(say('network:answers.reject.done')),
  },
  {
    ...invitations,
    does: 'send an invitation again',
    press: ({ button }) => button('network:invitations.resendNamed', { email: INVITED }),
    done: ({ page, say }) => page.getByText(say('network:invite.done')),
  },
  {
    ...invitations,
    does: 'cancel an invitation',
    reach: ({ button }) => button('network:invitations.cancelNamed', { email: INVITED }).click(),
    press: (user) => inDialog(user, 'network:invitations.cancel'),
    done: ({ page, say }) => page.getByText(say('network:invitations.cancelled')),
  },
  {
    ...known,
    path: `/network?invitation=${CODE}`,
    does: 'accept an invitation to the community',
    done: ({ page, say }) => page.getByText(say('network:nowConnected', { name: 'Hendra Wijaya' })),
  },
  {
    ...network,
    does: 'open the connections',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page, say }) => page.getByRole('heading', { name: say('network:connections.none') }),
  },
  {
    ...network,
    path: '/network?tab=find&find=budi',
    does: 'find people',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page, say }) => page.getByRole('list', { name: say('network:find.list') }),
  },
  {
    ...network,
    path: '/network?tab=insights',
    does: 'read the insights',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    done: ({ page }) => page.locator('.sg-network-gauge'),
  },
  {
    ...network,
    path: '/network?tab=invitations',
    does: 'invite somebody',
    unsaid: { getNetworkCounts: 'The tabs stand without counts.' },
    reach: ({ button }) => button('network:invite.button').first().click(),
    fill: ({ field }) => field('network:invite.email').fill('joko@pasar.example'),
    press: ({ page, say }) =>
      page.getByRole('dialog').getByRole('button', { name: say('network:invite.submit') }),
    done: ({ page, say }) => page.getByText(say('network:invite.done')),
  },
  {
    does: 'ask a suggested member to connect',
    page: '/feed',
    // A phone has no room beside the feed, and fetches no suggestions.
    from: 1280,
    press: ({ page, say }) =>
      page.getByRole('button', { name: say('network:connectWith', { name: '' }).trim() }).first(),
    done: ({ page, say }) => page.getByText(say('network:pending')),
  },
  {
    does: 'stop the suggestion of a member',
    page: '/network',
    path: '/network?tab=suggestions',
    press: ({ page, say }) =>
      page.getByRole('button', { name: say('network:hide.named', { name: '' }).trim() }).first(),
    done: ({ page, say }) => page.getByRole('button', { name: say('network:hide.undo') }),
  },
];
