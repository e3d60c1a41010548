import type { Locale } from '@saudagar/contract';
import { notificationTexts } from '@saudagar/contract/notifications';

/** What a notification is worded from. */
export interface WordedNotification {
  kind: string;
  subject_title: string | null;
  /** Names of the latest people behind it, three at most. */
  names: readonly string[];
  /** How many people are behind it. */
  count: number;
}

const TEXTS = {
  en: {
    others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
    noText: '(no text)',
    news: (title: string) => `There is news for you: ${title}`,
    untitled: 'There is news for you',
  },
  id: {
    others: (count: number) => `${count} lainnya`,
    noText: '(tanpa teks)',
    news: (title: string) => `Ada kabar untuk Anda: ${title}`,
    untitled: 'Ada kabar untuk Anda',
  },
};

/** A notification in a sentence, for what leaves the app: pushes and mails. */
export function wordNotification(
  { kind, subject_title, names, count }: WordedNotification,
  language: Locale,
): string {
  const texts = TEXTS[language];
  const text = notificationTexts[kind]?.[language];
  if (!text) return subject_title ? texts.news(subject_title) : texts.untitled;
  const others = count - names.length;
  const listed = others > 0 ? [...names, texts.others(others)] : names;
  const values: Record<string, string> = {
    actors: new Intl.ListFormat(language, { type: 'conjunction' }).format(listed),
    title: subject_title ?? texts.noText,
    count: String(count),
  };
  const form = count === 1 ? (text.one ?? text.other) : text.other;
  return form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
