import { MemberAvatar, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Suggestion, Suggestions } from '../area/suggestions.ts';
import { useTexts } from '../texts.ts';
import { provideSuggestions } from './suggestionsActors.ts';
import type { Found, ReadBy } from './suggestionsMachine.ts';

/**
 * Suggestions from the server for a `WritingArea`; empty where the server has none. Members who
 * cannot read the post or group that it is written in are marked.
 */
// GRP-158
export function useSuggestions(readBy: ReadBy = {}): Suggestions {
  const { t } = useTexts();
  const actor = useViewActor(provideSuggestions, { readBy });
  const completions = useSelector(actor, ({ context }) => context.found);
  return useMemo(() => {
    const show = (one: Found): Suggestion => {
      if (one.sign === '#') {
        const { tag, posts_count } = one.hashtag;
        const note = t('posts', { count: posts_count });
        return { id: tag, value: `#${tag}`, title: `#${tag}`, note };
      }
      const { username } = one;
      const { id, full_name, can_read } = one.member;
      return {
        id,
        value: `@${username}`,
        title: full_name?.trim() || username,
        note: can_read === false ? t('cannotRead', { username }) : `@${username}`,
        picture: <MemberAvatar member={one.member} size="small" />,
      };
    };
    return {
      items: completions.map(show),
      onTyped: (typed) => actor.send({ type: 'text.typed', typed }),
    };
  }, [completions, actor, t]);
}
