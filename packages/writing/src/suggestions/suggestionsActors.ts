import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { type Found, type ReadBy, suggestionsMachine, type Typed } from './suggestionsMachine.ts';

/** The suggestions machine on the portal's client. */
export const provideSuggestions = ({ client }: Portal) =>
  suggestionsMachine.provide({
    actors: {
      find: fromPromise<Found[], Typed & { readBy: ReadBy }>(async ({ input, signal }) => {
        const { sign, text, readBy } = input;
        const query = { q: text, limit: 8 };
        if (sign === '@') {
          const { groupId: group_id, postId: post_id } = readBy;
          const where = { ...query, group_id, post_id };
          const members = await client.call(suggestMembers, { query: where, signal });
          return members.flatMap((member) =>
            // Members without a username cannot be mentioned.
            member.username ? [{ sign, username: member.username, member }] : [],
          );
        }
        const hashtags = await client.call(suggestHashtags, { query, signal });
        return hashtags.map((hashtag) => ({ sign, hashtag }));
      }),
    },
  });
