import type { Post } from '@saudagar/contract';

/** What became of a post: told to every place that shows it. */
export type PostChange =
  | { type: 'post.liked'; id: string; liked: boolean; count: number }
  /** Comments were added or deleted; `count` as the server told it, else it is one more, or `by`. */
  | { type: 'post.commented'; id: string; count?: number | undefined; by?: 1 | -1 }
  | { type: 'post.edited'; post: Post }
  | { type: 'post.deleted'; id: string };

/** A post was changed, in whatever place. */
export interface PostChanged {
  type: 'post.changed';
  change: PostChange;
}

/** The posts after a change; those it does not concern stay the same objects. */
export function changePosts(posts: readonly Post[], change: PostChange): Post[] {
  switch (change.type) {
    case 'post.deleted':
      return posts.filter(({ id }) => id !== change.id);
    default: {
      const id = change.type === 'post.edited' ? change.post.id : change.id;
      return posts.map((post) => (post.id === id ? changedPost(post, change) : post));
    }
  }
}

function changedPost(post: Post, change: Exclude<PostChange, { type: 'post.deleted' }>): Post {
  switch (change.type) {
    case 'post.liked':
      return { ...post, user_liked: change.liked, likes_count: change.count };
    case 'post.commented':
      return {
        ...post,
        comments_count: change.count ?? Math.max(0, post.comments_count + (change.by ?? 1)),
      };
    case 'post.edited':
      return { ...post, ...change.post };
  }
}
