import { listMemberPosts, type Post } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { changePosts, subscribePosts } from '@saudagar/posts/machines';
import { fromCallback } from 'xstate';

/** Posts of one member, the newest first (ACCT-058, ACCT-131). */
export const memberPostsMachine = listMachine<{ id: string }, Post>({
  id: 'memberPosts',
  idOf: ({ id }) => id,
});

/** Posts on the first screen of the tab, and more for each asking. */
const PAGE = 10;

/** A member's posts on the portal's client; they hear what becomes of each. */
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
      subscribe: fromCallback(({ sendBack }) =>
        subscribePosts(portal, ({ change }) =>
          sendBack({
            type: 'items.changed',
            change: (posts: readonly Post[]) => changePosts(posts, change),
          }),
        ),
      ),
    },
  });
