import type { Locale } from '@saudagar/contract';
import { isNotificationKind, loadKindTexts } from '@saudagar/contract/notifications';
import { loadCatalogues, readText } from '@saudagar/contract/server';
import { texts } from './texts.ts';

/** Input of a notification's sentence. */
export interface WordedNotification {
  kind: string;
  subject_title: string | null;
  /** Names of the latest actors, at most three. */
  names: readonly string[];
  /** Number of actors. */
  count: number;
}

const kindTexts = await loadCatalogues(loadKindTexts);

/** Words a notification in a sentence, for pushes and mails. */
export function wordNotification(
  { kind, subject_title, names, count }: WordedNotification,
  language: Locale,
): string {
  if (!isNotificationKind(kind))
    return subject_title
      ? readText(texts, language, 'news', { title: subject_title })
      : readText(texts, language, 'untitled');
  const others = count - names.length;
  const listed =
    others > 0 ? [...names, readText(texts, language, 'others', { count: others })] : names;
  return readText(kindTexts, language, kind, {
    actors: new Intl.ListFormat(language, { type: 'conjunction' }).format(listed),
    title: subject_title ?? readText(texts, language, 'noText'),
    count,
  });
}
