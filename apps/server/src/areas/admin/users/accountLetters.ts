import { appealUntil } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import { isId } from '../../../ids.ts';
import type { LetterWriter } from '../../notifications/mail/letter.ts';
import { latestDeactivation } from '../appeals/deactivations.ts';
import { decisionsOf } from '../appeals/decisionRows.ts';
import {
  type AddressedMember,
  wordAppealDecidedLetter,
  wordDeactivatedLetter,
  wordReactivatedLetter,
} from './wordAccountLetters.ts';

/** Writes to a deactivated member: until when, why, and how to appeal; none once active again. */
export const deactivatedLetter: LetterWriter = async (community, { about, language }) => {
  const member = await community.members.find(about ?? '');
  if (!member?.deactivated_at) return null;
  const decision = await latestDeactivation(community.db, member.id);
  const deadline = decision && !decision.text ? appealUntil(decision.created_at) : null;
  return wordDeactivatedLetter(
    {
      ...addressed(community, member),
      until: member.deactivated_until,
      reason: decision?.reason,
      words: member.deactivation_reason,
      appealUntil: deadline && deadline > community.now() ? deadline : null,
    },
    language,
  );
};

/** Writes to a member whose account is active again; none once it is deactivated. */
export const reactivatedLetter: LetterWriter = async (community, { about, language }) => {
  const member = await community.members.find(about ?? '');
  if (!member || member.deactivated_at) return null;
  return wordReactivatedLetter(addressed(community, member), language);
};

/** Writes the outcome of the appeal of a deactivation, with the notes. */
export const appealDecidedLetter: LetterWriter = async (community, { about, language }) => {
  const row =
    about !== null && isId(about)
      ? await decisionsOf(community.db).where('of.id', '=', about).executeTakeFirst()
      : undefined;
  const member = row && (await community.members.find(row.member_id));
  if (!member || !row.outcome) return null;
  const { outcome, appeal_notes: notes } = row;
  return wordAppealDecidedLetter({ ...addressed(community, member), outcome, notes }, language);
};

const addressed = (
  { mailbox }: Pick<Community, 'mailbox'>,
  { full_name: name }: { readonly full_name: string },
): AddressedMember => ({ name, signIn: mailbox.linkTo('/login') });
