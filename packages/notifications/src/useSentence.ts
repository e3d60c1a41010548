import type { Notification } from '@saudagar/contract';
import { isNotificationKind } from '@saudagar/contract/notifications';
import { useCallback } from 'react';
import { useKindTexts, useTexts } from './texts.ts';

/** Returns a function that writes a notification's sentence in the current language. */
export function useSentence(): (notification: Notification) => string {
  const { t, locale } = useTexts();
  const { t: kindText } = useKindTexts();
  return useCallback(
    ({ kind, actors, count, subject }) => {
      if (!isNotificationKind(kind))
        return subject.title ? t('news', { title: subject.title }) : t('untitled');
      const title = subject.title ?? t('noText');
      const others = count - actors.length;
      const names = actors.map(({ full_name, username }) => full_name || username || '');
      if (others > 0) names.push(t('others', { count: others }));
      const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
      return kindText(kind, { actors: listed, title, count });
    },
    [t, kindText, locale],
  );
}
