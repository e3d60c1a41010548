import { listMemberPosts, type Post } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { changePosts, subscribePosts } from '@saudagar/posts/machines';
import { fromCallback } from 'xstate';
import { subscribeProfile } from '../changes/changes.ts';

/** Posts of one member, newest first (ACCT-058, ACCT-131). */
export const memberPostsMachine = listMachine<{ id: string }, Post>({
  id: 'memberPosts',
  idOf: ({ id }) => id,
});

/** Posts per page of the tab. */
const PAGE = 10;

/** A member's posts on the portal's client; the list receives changes of each post. */
export const provideMemberPosts = (portal: Portal) =>
  provideFlow(memberPostsMachine, {
    actors: {
      loadPage: read(
        portal,
        listMemberPosts,
        ({ query: { id }, cursor }: { query: { id: string }; cursor: string | null }) => ({
          params: { id },
          query: { limit: PAGE, ...(cursor !== null && { cursor }) },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => {
        const stopPosts = subscribePosts(portal, ({ change }) =>
          sendBack({
            type: 'items.changed',
            change: (posts: readonly Post[]) => changePosts(posts, change),
          }),
        );
        // Its author may have another name or photo.
        const stopProfile = subscribeProfile(portal, () => sendBack({ type: 'list.refreshed' }));
        return () => {
          stopPosts();
          stopProfile();
        };
      }),
    },
  });
