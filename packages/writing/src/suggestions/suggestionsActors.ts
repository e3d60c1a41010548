import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { type Found, suggestionsMachine, type Typed } from './suggestionsMachine.ts';

/** The suggestions machine on the portal's client. */
export const provideSuggestions = ({ client }: Portal) =>
  suggestionsMachine.provide({
    actors: {
      find: fromPromise<Found[], Typed>(async ({ input: { sign, text }, signal }) => {
        const options = { query: { q: text, limit: 8 }, signal };
        if (sign === '@') {
          const members = await client.call(suggestMembers, options);
          return members.flatMap((member) =>
            // Members without a username cannot be mentioned.
            member.username ? [{ sign, username: member.username, member }] : [],
          );
        }
        const hashtags = await client.call(suggestHashtags, options);
        return hashtags.map((hashtag) => ({ sign, hashtag }));
      }),
    },
  });
