import { MemberAvatar, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Suggestion, Suggestions } from '../area/suggestions.ts';
import { useTexts } from '../texts.ts';
import { provideSuggestions } from './suggestionsActors.ts';
import type { Found } from './suggestionsMachine.ts';

/** Suggestions from the server for a `WritingArea`; empty where the server has none. */
export function useSuggestions(): Suggestions {
  const { t } = useTexts();
  const actor = useViewActor(provideSuggestions, undefined);
  const completions = useSelector(actor, ({ context }) => context.found);
  return useMemo(() => {
    const show = (one: Found): Suggestion => {
      if (one.sign === '#') {
        const { tag, posts_count } = one.hashtag;
        const note = t('posts', { count: posts_count });
        return { id: tag, value: `#${tag}`, title: `#${tag}`, note };
      }
      const { username } = one;
      const { id, full_name } = one.member;
      return {
        id,
        value: `@${username}`,
        title: full_name?.trim() || username,
        note: `@${username}`,
        picture: <MemberAvatar member={one.member} size="small" />,
      };
    };
    return {
      items: completions.map(show),
      onTyped: (typed) => actor.send({ type: 'text.typed', typed }),
    };
  }, [completions, actor, t]);
}
