import type { Insertable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Random } from './random.ts';
import { likeMoment } from './schedule.ts';

type Comment = Insertable<Schema['comments']>;
type Post = Insertable<Schema['posts']>;

const MINUTE = 60_000;
/** Share of posts edited afterwards, and the longest delay until the edit. */
const EDITED = { share: 0.08, within: 40 * MINUTE };

/** Likes of comments: none or a few each, never by their author; counted on the comments. */
export function likeComments(
  comments: readonly Comment[],
  members: readonly string[],
  now: Date,
  random: Random,
): { comments: Comment[]; commentLikes: Insertable<Schema['comment_likes']>[] } {
  const commentLikes = comments.flatMap(({ id, member_id, created_at }) =>
    random
      .shuffled(members.filter((one) => one !== member_id))
      .slice(0, Math.floor(5 * random.next() ** 2))
      .map((liker) => ({
        comment_id: id,
        member_id: liker,
        created_at: likeMoment(created_at, now, random),
      })),
  );
  const byComment = Map.groupBy(commentLikes, ({ comment_id }) => comment_id);
  return {
    comments: comments.map((comment) => ({
      ...comment,
      likes_count: byComment.get(comment.id)?.length ?? 0,
    })),
    commentLikes,
  };
}

/** Marks some posts as edited soon after they were made. */
export function editSome(posts: readonly Post[], now: Date, random: Random): Post[] {
  return posts.map((post) => {
    if (!random.chance(EDITED.share)) return post;
    const later = post.created_at.getTime() + Math.round(random.between(MINUTE, EDITED.within));
    return later < now.getTime() ? { ...post, edited_at: new Date(later) } : post;
  });
}
