import type { Community } from '@saudagar/mocks';
import type { Hands, Scenario } from '../scenario.ts';

/** Budi has liked a post and asked to connect: the one leads to the post, the other nowhere yet. */
function acts({ accounts, connections, posts }: Community) {
  const budi = accounts.find('member-2');
  if (!budi) throw new Error('Budi is not there');
  connections.request(budi, 'member-1');
  posts.like('post-004', budi.id, true);
}

const where = { page: '/notifications', given: acts };
const rows = ({ page, say }: Hands) =>
  page.getByRole('list', { name: say('notifications:title') }).getByRole('listitem');
const read = (hands: Hands) =>
  rows(hands)
    .filter({ hasNotText: hands.say('notifications:unread') })
    .first();

export const scenarios: readonly Scenario[] = [
  { ...where, does: 'open the page', done: (hands) => rows(hands).first() },
  {
    ...where,
    does: 'read one notification',
    press: ({ button }) => button('notifications:read'),
    done: read,
  },
  {
    ...where,
    does: 'read all notifications',
    press: ({ button }) => button('notifications:readAll'),
    done: read,
  },
];
