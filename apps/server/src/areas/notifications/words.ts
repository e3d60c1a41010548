import type { Locale, NoticeChanges, NoticeFacts } from '@saudagar/contract';
import { isNotificationKind, loadKindTexts, noticeTime } from '@saudagar/contract/notifications';
import { DEFAULT_TIME_ZONE, loadCatalogues, readText } from '@saudagar/contract/server';
import { texts } from './texts.ts';

/** Input of a notification's sentence. */
export interface WordedNotification {
  kind: string;
  subject_title: string | null;
  changes?: NoticeChanges | null;
  /** Time and place of the event that it reminds of. */
  facts?: NoticeFacts | null | undefined;
  /** Names of the latest actors, at most three. */
  names: readonly string[];
  /** Number of actors. */
  count: number;
}

const kindTexts = await loadCatalogues(loadKindTexts);

/** Words a notification in a sentence, for pushes and mails. */
export function wordNotification(
  { kind, subject_title, changes, facts, names, count }: WordedNotification,
  language: Locale,
): string {
  if (!isNotificationKind(kind))
    return subject_title
      ? readText(texts, language, 'news', { title: subject_title })
      : readText(texts, language, 'untitled');
  const others = count - names.length;
  const listed =
    others > 0 ? [...names, readText(texts, language, 'others', { count: others })] : names;
  const sentence = readText(kindTexts, language, kind, {
    actors: new Intl.ListFormat(language, { type: 'conjunction' }).format(listed),
    title: subject_title ?? readText(texts, language, 'noText'),
    count,
  });
  const said = [
    ...(changes ? wordChanges(changes, language) : []),
    ...(facts ? [noticeTime(facts.time, language, DEFAULT_TIME_ZONE), facts.place] : []),
  ];
  return said.length > 0 ? `${sentence} (${said.join('; ')})` : sentence;
}

/** Words changed facts from before to after, each by its name. */
function wordChanges({ title, time, place }: NoticeChanges, language: Locale): string[] {
  const written = (moment: Parameters<typeof noticeTime>[0]) =>
    noticeTime(moment, language, DEFAULT_TIME_ZONE);
  const facts = {
    title,
    time: time && { before: written(time.before), after: written(time.after) },
    place,
  };
  return (['title', 'time', 'place'] as const).flatMap((fact) => {
    const sides = facts[fact];
    return sides && sides.before !== sides.after
      ? [readText(texts, language, `changes.${fact}`, sides)]
      : [];
  });
}
