import type { Locale } from '@saudagar/contract';
import { readText } from '@saudagar/contract/server';
import type { Letter } from '../mail/letter.ts';
import { texts } from '../texts.ts';
import { type WordedNotification, wordNotification } from '../words.ts';

/** Facts of a day's summary. */
interface SummaryFacts {
  name: string;
  /** Number of unread notifications of the day. */
  total: number;
  /** The latest of them, which the mail lists. */
  listed: readonly WordedNotification[];
  /** Address of the notifications. */
  address: string;
}

/** Words a day's summary. */
export function wordSummary(
  { name, total, listed, address }: SummaryFacts,
  language: Locale,
): Letter {
  const left = total - listed.length;
  return {
    subject: readText(texts, language, 'summary.subject', { count: total }),
    paragraphs: [
      readText(texts, language, 'summary.hello', { name }),
      readText(texts, language, 'summary.text'),
      ...listed.map((one) => `• ${wordNotification(one, language)}`),
      ...(left > 0 ? [readText(texts, language, 'summary.more', { count: left })] : []),
    ],
    action: { label: readText(texts, language, 'summary.action'), address },
    footnote: readText(texts, language, 'summary.footnote'),
  };
}
