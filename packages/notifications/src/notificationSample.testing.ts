import type { Community } from '@saudagar/mocks';
import { sampleCommunity } from '@saudagar/mocks';

/** The member whose notifications the stories show, and their post others act on. */
export const VIEWER = 'member-1';
export const POST = 'post-006';

/** Others liked and commented on the viewer's post and sent requests; one notification is read. */
export function notifiedCommunity(): Community {
  const community = sampleCommunity({ posts: 6 });
  const { accounts, comments, connections, notifications, posts } = community;
  const others = accounts.active().filter(({ id }) => id !== VIEWER);
  const [budi] = others;
  if (!budi) throw new Error('The sample community has one member');
  connections.request(budi, VIEWER);
  notifications.readAll(VIEWER);
  for (const { id } of others) posts.like(POST, id, true);
  comments.create(budi.id, POST, {
    content: 'Masih ada stok untuk bulan depan?',
    parent_comment_id: null,
  });
  notifications.notify([
    {
      kind: 'tender_renumbered',
      key: 'tender_renumbered:1',
      actor: budi.id,
      recipients: [VIEWER],
      subject: { type: 'tender', id: 'tender-1', title: 'Pengadaan kayu jati 2027' },
    },
  ]);
  return community;
}

/** A community with more notifications than a page. */
export function busyCommunity(count = 25): Community {
  const community = sampleCommunity({ posts: 6 });
  for (let index = 1; index <= count; index += 1)
    community.notifications.notify([
      {
        kind: 'post_commented',
        key: `post_commented:${index}`,
        actor: 'member-2',
        recipients: [VIEWER],
        subject: { type: 'post', id: POST, title: `Kopi gayo ${index}` },
      },
    ]);
  return community;
}
