import type { Community } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { SessionRouter } from '../../../SessionRouter.tsx';
import {
  openedApp,
  openedAppDecorator,
  opens,
  startAtNotifications,
} from './openedApp.testing.tsx';

const POST = { type: 'post', id: 'post-006', title: 'Koleksi batik tulis musim ini' };
const BUDI = { type: 'member', id: 'member-2', title: null };

/** Budi asks to connect, which notifies. */
function requestConnection({ accounts, connections }: Community) {
  const budi = accounts.find(BUDI.id);
  if (budi) connections.request(budi, 'member-1');
}

const connect = ({ connections }: Community) => void connections.join('member-1', BUDI.id);

/** Notifications of posts, connections and invitations, each with the screen that it opens. */
const meta = preview.meta({
  title: 'What notifications open: posts and people',
  component: SessionRouter,
  tags: ['notification'],
  decorators: [openedAppDecorator],
  parameters: openedApp,
  beforeEach: startAtNotifications,
});

export const PostLiked = meta.story({
  name: 'Your post was liked: opens the post',
  ...opens({ kind: 'post_liked', heading: 'Post', about: POST, actor: 'member-2' }),
});

export const PostCommented = meta.story({
  name: 'Your post was commented on: opens the post',
  tags: ['no-picture'],
  ...opens({ kind: 'post_commented', heading: 'Post', about: POST, actor: 'member-2' }),
});

export const CommentReplied = meta.story({
  name: 'Your comment was answered: opens the post',
  tags: ['no-picture'],
  ...opens({ kind: 'comment_replied', heading: 'Post', about: POST, actor: 'member-2' }),
});

export const MentionedInPost = meta.story({
  name: 'You were mentioned in a post: opens the post',
  ...opens({
    kind: 'mentioned_in_post',
    heading: 'Post',
    about: { type: 'post', id: 'post-005', title: 'Mencari pemasok kayu jati' },
    actor: 'member-2',
  }),
});

export const MentionedInComment = meta.story({
  name: 'You were mentioned in a comment: opens the post',
  tags: ['no-picture'],
  ...opens({ kind: 'mentioned_in_comment', heading: 'Post', about: POST, actor: 'member-2' }),
});

export const ConnectionRequested = meta.story({
  name: 'Somebody wants to connect: opens their profile',
  ...opens({ kind: 'connection_requested', heading: 'Budi Santoso', act: requestConnection }),
});

export const ConnectionAccepted = meta.story({
  name: 'A connection was accepted: opens their profile',
  ...opens({
    kind: 'connection_accepted',
    heading: 'Budi Santoso',
    about: BUDI,
    actor: 'member-2',
    act: connect,
  }),
});

export const InvitationAccepted = meta.story({
  name: 'An invited member joined: opens their profile',
  tags: ['no-picture'],
  ...opens({
    kind: 'invitation_accepted',
    heading: 'Budi Santoso',
    about: BUDI,
    actor: 'member-2',
    act: connect,
  }),
});
