import { FLAG_REASONS, type Locale } from '@saudagar/contract';
import {
  appealUntil,
  DEFAULT_TIME_ZONE,
  loadCatalogues,
  readText,
} from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { isId } from '../../../ids.ts';
import type { Letter, LetterWriter } from '../../notifications/mail/letter.ts';
import { latestDeactivation } from '../appeals/deactivations.ts';
import { decisionsOf } from '../appeals/decisionRows.ts';

const texts = await loadCatalogues<typeof import('../messages/en.json')>(
  (locale) => import(`../messages/${locale}.json`, { with: { type: 'json' } }),
);

/** Writes to a deactivated member: until when, why, and how to appeal; none once active again. */
export const deactivatedLetter: LetterWriter = async (community, { about, language }) => {
  const member = await community.members.find(about ?? '');
  if (!member?.deactivated_at) return null;
  const decision = await latestDeactivation(community.db, member.id);
  const until = member.deactivated_until;
  const reason = FLAG_REASONS.find((one) => one === decision?.reason);
  const deadline = decision && !decision.text && appealUntil(decision.created_at);
  const moment = until ? momentIn(language, until) : '';
  return letterOf(community, language, member.full_name, {
    subject: readText(texts, language, until ? 'suspended.subject' : 'deactivated.subject'),
    paragraphs: [
      readText(texts, language, until ? 'suspended.text' : 'deactivated.text', { moment }),
      ...(reason ? [readText(texts, language, `reasons.${reason}`)] : []),
      ...(member.deactivation_reason ? [readText(texts, language, 'deactivated.reason')] : []),
    ],
    quote: member.deactivation_reason,
    footnote:
      deadline && deadline > community.now()
        ? readText(texts, language, 'deactivated.appeal', { date: momentIn(language, deadline) })
        : readText(texts, language, 'footnote'),
  });
};

/** Writes to a member whose account is active again; none once it is deactivated. */
export const reactivatedLetter: LetterWriter = async (community, { about, language }) => {
  const member = await community.members.find(about ?? '');
  if (!member || member.deactivated_at) return null;
  return letterOf(community, language, member.full_name, {
    subject: readText(texts, language, 'reactivated.subject'),
    paragraphs: [readText(texts, language, 'reactivated.text')],
    footnote: readText(texts, language, 'footnote'),
  });
};

/** Writes the outcome of the appeal of a deactivation, with the notes. */
export const appealDecidedLetter: LetterWriter = async (community, { about, language }) => {
  const row =
    about !== null && isId(about)
      ? await decisionsOf(community.db).where('of.id', '=', about).executeTakeFirst()
      : undefined;
  const member = row && (await community.members.find(row.member_id));
  if (!member || !row.outcome) return null;
  const { outcome, appeal_notes: quote } = row;
  return letterOf(community, language, member.full_name, {
    subject: readText(texts, language, `${outcome}.subject`),
    paragraphs: [
      readText(texts, language, `${outcome}.text`),
      ...(quote ? [readText(texts, language, 'notes')] : []),
    ],
    quote,
    footnote: readText(texts, language, 'footnote'),
  });
};

function letterOf(
  { mailbox }: Pick<Community, 'mailbox'>,
  language: Locale,
  name: string,
  { paragraphs, ...letter }: Omit<Letter, 'action'>,
): Letter {
  return {
    ...letter,
    paragraphs: [readText(texts, language, 'hello', { name }), ...paragraphs],
    action: {
      label: readText(texts, language, 'signIn'),
      address: mailbox.linkTo('/login'),
    },
  };
}

/** A moment in Indonesia's western zone, which is named. */
const momentIn = (language: Locale, at: Date): string =>
  new Intl.DateTimeFormat(language, {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
    timeZone: DEFAULT_TIME_ZONE,
  }).format(at);
