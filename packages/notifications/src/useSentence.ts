import type { Notification } from '@saudagar/contract';
import { isNotificationKind } from '@saudagar/contract/notifications';
import { useCallback } from 'react';
import { useKindTexts, useTexts } from './texts.ts';

/** A notification in words, and the part of them that names its actors. */
export interface Sentence {
  text: string;
  /** '' when nobody is named. */
  names: string;
}

/** Number of actors named in full; of more, only the latest is. */
const NAMED = 2;

/** Returns a function that writes a notification's sentence in the current language. */
export function useSentence(): (notification: Notification) => Sentence {
  const { t, locale } = useTexts();
  const { t: kindText } = useKindTexts();
  return useCallback(
    ({ kind, actors, count, subject }) => {
      if (!isNotificationKind(kind)) {
        const text = subject.title ? t('news', { title: subject.title }) : t('untitled');
        return { text, names: '' };
      }
      const title = subject.title ?? t('noText');
      const named = actors
        .slice(0, count > NAMED ? 1 : NAMED)
        .map(({ full_name, username }) => full_name || username || '');
      const others = count - named.length;
      if (others > 0) named.push(t('others', { count: others }));
      const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
      return { text: kindText(kind, { actors: names, title, count }), names };
    },
    [t, kindText, locale],
  );
}
