import { createComment, parseKept, type ReplyOf } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { waitingCommentKey } from '../actorKeys.ts';
import { publishCommentChange } from '../postEvents/postEvents.ts';
import type { PostSource } from '../source/postSource.ts';

/** Ids of waiting comments whose reply is published when it comes. */
const followed = new WeakMap<Portal, Set<string>>();

/**
 * Publishes a post's waiting comments once the server has them, also after the view is gone. Returns
 * the unsubscriber, after which no further ones are followed.
 */
export function followWaitingComments(
  portal: Portal,
  source: PostSource,
  postId: string,
): () => void {
  const { waiting } = portal;
  const prefix = waitingCommentKey(source, postId);
  const ids = followed.get(portal) ?? new Set();
  followed.set(portal, ids);

  function follow() {
    for (const { id, subject, refusal } of waiting.read()) {
      if (!subject.startsWith(prefix) || refusal !== null || ids.has(id)) continue;
      ids.add(id);
      waiting
        .outcome(subject)
        .then((reply) => {
          const comment = parseKept(createComment, reply) as ReplyOf<typeof createComment>;
          if (comment)
            publishCommentChange(portal, source, postId, { type: 'comment.added', comment });
        })
        // The thread shows why.
        .catch(() => {})
        .finally(() => ids.delete(id));
    }
  }

  follow();
  return waiting.subscribe(follow);
}
