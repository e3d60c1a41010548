import type { Post } from '@saudagar/contract';
import { useEmitted, usePortal } from '@saudagar/portal';
import { subscribePosts } from '@saudagar/posts';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { composerMachine } from './composer/composerMachine.ts';
import { usePlacedFeed } from './source/FeedContext.ts';

/** What a portal counts or answers, while the feed is on the screen. */
export interface PostEvents {
  /** Told of the member's own post once the server has it. */
  onPostCreated?: (post: Post) => void;
  /** Told of a post whose text the member has changed. */
  onPostEdited?: (post: Post) => void;
  /** Told of a post that is gone: deleted here, or found to be deleted elsewhere. */
  onPostDeleted?: (postId: string) => void;
}

/** Tells the host of what the composer published and of what became of posts. */
export function usePostEvents(
  composer: ActorRefFrom<typeof composerMachine>,
  events: PostEvents,
): void {
  const portal = usePortal();
  const { source } = usePlacedFeed();
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
