import type { Post } from '@saudagar/contract';
import { useEmitted, usePortal } from '@saudagar/portal';
import { subscribePosts } from '@saudagar/posts';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { composerMachine } from './composer/composerMachine.ts';
import { useFeedContext } from './source/FeedContext.ts';

/** Callbacks for the host, called while the feed is mounted. */
export interface FeedCallbacks {
  /** Called with the member's own post after the server stores it. */
  onPostCreated?: ((post: Post) => void) | undefined;
  /** Called with a post whose text the member changed. */
  onPostEdited?: ((post: Post) => void) | undefined;
  /** Called with the id of a post deleted here or found deleted. */
  onPostDeleted?: ((postId: string) => void) | undefined;
}

/** Calls the host's callbacks for published and changed posts. */
export function usePostEvents(
  composer: ActorRefFrom<typeof composerMachine>,
  events: FeedCallbacks,
): void {
  const portal = usePortal();
  const { source } = useFeedContext();
  useEmitted(composer, 'post.published', ({ post }) => {
    if (post) events.onPostCreated?.(post);
  });
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(
    () =>
      subscribePosts(
        portal,
        ({ change }) => {
          if (change.type === 'post.edited') latest.current.onPostEdited?.(change.post);
          if (change.type === 'post.deleted') latest.current.onPostDeleted?.(change.id);
        },
        source.posts,
      ),
    [portal, source],
  );
}
