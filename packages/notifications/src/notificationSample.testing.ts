import type { Community } from '@saudagar/mocks';
import { sampleCommunity } from '@saudagar/mocks';

/** Who the stories show the notifications of, and the post of theirs that others act on. */
export const VIEWER = 'member-1';
export const POST = 'post-006';

/** Others have liked a post of the viewer, commented on it and asked to connect; one is read. */
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
      kind: 'tender_reopened',
      key: 'tender_reopened:1',
      actor: budi.id,
      recipients: [VIEWER],
      subject: { type: 'tender', id: 'tender-1', title: 'Pengadaan kayu jati 2027' },
    },
  ]);
  return community;
}

/** More notifications than are read at once. */
export function busyCommunity(count = 25): Community {
  const community = sampleCommunity({ posts: 6 });
  for (let at = 1; at <= count; at += 1)
    community.notifications.notify([
      {
        kind: 'post_commented',
        key: `post_commented:${at}`,
        actor: 'member-2',
        recipients: [VIEWER],
        subject: { type: 'post', id: POST, title: `Kopi gayo ${at}` },
      },
    ]);
  return community;
}
