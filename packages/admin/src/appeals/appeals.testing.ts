import type { Community } from '@saudagar/mocks';

/** Words of the sample's appeal. */
export const APPEAL = 'Ini koperasi kami yang berizin, bukan iklan.';

/** A removed post, appealed by its author; the decider is `member-6` unless named. */
export function appealedRemoval({ accounts, appeals, flags, reviews }: Community, by = 'member-6') {
  const [reporter, decider] = [accounts.find('member-5'), accounts.find(by)];
  if (!reporter || !decider) throw new Error('the sample has these members');
  const about = { content_type: 'post', content_id: 'post-004', reason: 'spam' } as const;
  const { id } = flags.add(reporter, about);
  const notes = 'Bukan tempat untuk iklan pinjaman.';
  reviews.review(decider, id, { action: 'remove_content', notes });
  const { id: caseId, decision } = flags.get(id).of;
  const author = accounts.find(decision?.shown.authorId ?? '');
  if (!author) throw new Error('the post has an author');
  appeals.appeal(author, caseId, APPEAL);
  return { caseId, admin: decider };
}

/** A suspended account, appealed; deactivated by nobody in the sample. */
export function appealedSuspension({ accounts, appeals }: Community) {
  const member = accounts.find('member-5');
  if (!member) throw new Error('the sample has this member');
  const reason = 'Menawarkan barang palsu di dua grup.';
  accounts.deactivate(member.id, { reason, until: '2096-12-06T03:00:00.000Z' });
  appeals.appealDeactivation(member, 'Barang kami asli, ini faktur pembeliannya.');
}
