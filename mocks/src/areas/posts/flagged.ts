import type { Comment, Post } from '@saudagar/contract';
import type { Flaggable, ShownPart } from '../../core/community.ts';

/** A flagged post, shown by itself with its files. */
export const flaggedPost: Flaggable = {
  find: ({ posts }, id, viewer) => void posts.find(id, viewer.id),
  show({ groups, posts }, id) {
    const post = posts.whole(id)?.post;
    if (!post) return undefined;
    const group = groups.named(post.group_id ?? '');
    return {
      ...partOf(post),
      ...(group && { place: { type: 'group', id: group.id, name: group.name } }),
      files: post.files ?? [],
    };
  },
  remove: ({ posts }, id) => posts.takeOut(id),
};

/** A flagged comment, shown under its post and its parent comment. */
export const flaggedComment: Flaggable = {
  find: ({ comments }, id, viewer) => void comments.find(id, viewer.id),
  show({ comments }, id) {
    const located = comments.locate(id);
    if (!located) return undefined;
    const { post, comment, thread } = located;
    const parent = thread.find(comment.parent_comment_id ?? '');
    const above = parent && !parent.deleted_at ? [parent] : [];
    return { ...partOf(comment), context: [post, ...above].map(partOf) };
  },
  remove: ({ comments }, id) => comments.takeOut(id),
};

const partOf = ({ id, user_id, content, created_at }: Post | Comment): ShownPart => ({
  id,
  authorId: user_id,
  content,
  created_at,
});
