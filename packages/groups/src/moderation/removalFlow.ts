import {
  doneIfNotFound,
  FLAG_REASONS,
  type FlagReason,
  removeGroupComment,
  removeGroupPost,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { communityPosts, publishDeleted } from '@saudagar/posts/machines';
import { fromPromise } from 'xstate';

/** A post or comment of a group; `commentId` is null for the post itself. */
export interface Removed {
  groupId: string;
  postId: string;
  commentId: string | null;
}

/** Values of a removal: the rule, and words to the author. */
export interface RemovalValues {
  reason: FlagReason | null;
  notes: string;
}

/** Initial values of a removal. */
export const NO_REASON: RemovalValues = { reason: null, notes: '' };

interface RemovalWire {
  reason: FlagReason;
  notes: string | null;
}

/** Removes a member's post or comment from a group, with a reason (GRP-162, GRP-163). */
export const removalMachine = formMachine<
  RemovalValues,
  RemovalWire,
  { count?: number | undefined },
  Removed
>({
  id: 'removeFromGroup',
  validate: ({ reason }) => (reason === null ? { reason: { rule: 'unchosen' } } : {}),
  toBody: ({ reason, notes }) => ({ reason: reason as FlagReason, notes: notes.trim() || null }),
});

/** Implements removing with the portal's client; what is gone already counts as removed. */
export const provideRemoval = (portal: Portal) =>
  provideFlow(removalMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { groupId: id, postId, commentId } = subject;
        if (commentId === null) {
          await portal.client
            .call(removeGroupPost, { params: { id, postId }, body })
            .catch(doneIfNotFound);
          return {};
        }
        const left = await portal.client
          .call(removeGroupComment, { params: { id, postId, commentId }, body })
          .catch(doneIfNotFound);
        return { count: left?.comments_count };
      }),
      draft: formDraft(portal, {
        name: ({ postId, commentId }) => `groups.removal.${commentId ?? postId}`,
        fields: { reason: draftField.choice([...FLAG_REASONS, null]), notes: draftField.text },
      }),
    },
    actions: {
      publish: (_, { subject: { groupId: _group, ...ref }, reply: { count } }) =>
        publishDeleted(portal, communityPosts, ref, count),
    },
  });
