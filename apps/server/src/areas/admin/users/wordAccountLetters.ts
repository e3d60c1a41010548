import { FLAG_REASONS, type Locale } from '@saudagar/contract';
import { DEFAULT_TIME_ZONE, loadCatalogues, readText } from '@saudagar/contract/server';
import type { Letter } from '../../notifications/mail/letter.ts';

const texts = await loadCatalogues<typeof import('../messages/en.json')>(
  (locale) => import(`../messages/${locale}.json`, { with: { type: 'json' } }),
);

/** The member whom an account mail addresses. */
export interface AddressedMember {
  name: string;
  /** Address of the sign-in page. */
  signIn: string;
}

/** Facts of a deactivation. */
interface DeactivationFacts extends AddressedMember {
  /** End of a suspension; null for a deactivation. */
  until: Date | null;
  /** The rule that was broken. */
  reason: string | null | undefined;
  /** The admin's own words. */
  words: string | null;
  /** Moment until which the member may appeal; null when they no longer may. */
  appealUntil: Date | null;
}

/** Facts of a decided appeal. */
interface AppealFacts extends AddressedMember {
  outcome: 'upheld' | 'overturned';
  notes: string | null;
}

/** Words the mail to a deactivated member: until when, why, and how to appeal. */
export function wordDeactivatedLetter(facts: DeactivationFacts, language: Locale): Letter {
  const { until, words, appealUntil } = facts;
  const reason = FLAG_REASONS.find((one) => one === facts.reason);
  const moment = until ? momentIn(language, until) : '';
  return letterOf(facts, language, {
    subject: readText(texts, language, until ? 'suspended.subject' : 'deactivated.subject'),
    paragraphs: [
      readText(texts, language, until ? 'suspended.text' : 'deactivated.text', { moment }),
      ...(reason ? [readText(texts, language, `reasons.${reason}`)] : []),
      ...(words ? [readText(texts, language, 'deactivated.reason')] : []),
    ],
    quote: words,
    footnote: appealUntil
      ? readText(texts, language, 'deactivated.appeal', { date: momentIn(language, appealUntil) })
      : readText(texts, language, 'footnote'),
  });
}

/** Words the mail to a member whose account is active again. */
export const wordReactivatedLetter = (member: AddressedMember, language: Locale): Letter =>
  letterOf(member, language, {
    subject: readText(texts, language, 'reactivated.subject'),
    paragraphs: [readText(texts, language, 'reactivated.text')],
    footnote: readText(texts, language, 'footnote'),
  });

/** Words the outcome of the appeal of a deactivation, with the notes. */
export function wordAppealDecidedLetter(facts: AppealFacts, language: Locale): Letter {
  const { outcome, notes } = facts;
  return letterOf(facts, language, {
    subject: readText(texts, language, `${outcome}.subject`),
    paragraphs: [
      readText(texts, language, `${outcome}.text`),
      ...(notes ? [readText(texts, language, 'notes')] : []),
    ],
    quote: notes,
    footnote: readText(texts, language, 'footnote'),
  });
}

const letterOf = (
  { name, signIn }: AddressedMember,
  language: Locale,
  { paragraphs, ...letter }: Omit<Letter, 'action'>,
): Letter => ({
  ...letter,
  paragraphs: [readText(texts, language, 'hello', { name }), ...paragraphs],
  action: { label: readText(texts, language, 'signIn'), address: signIn },
});

/** A moment in Indonesia's western zone, which is named. */
const momentIn = (language: Locale, at: Date): string =>
  new Intl.DateTimeFormat(language, {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
    timeZone: DEFAULT_TIME_ZONE,
  }).format(at);
