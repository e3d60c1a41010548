import type { Community } from '@saudagar/mocks';

/** A post of member-1, and an event of theirs. */
const POST = 'post-006';
const EVENT = { id: 'event-01', title: 'Temu Usaha Batik dan Tenun Yogyakarta' };
const NOTES = 'Tolong baca aturan tentang iklan.';

const memberOf = ({ accounts }: Community, id: string) => {
  const member = accounts.find(id);
  if (!member) throw new Error(`The sample lacks ${id}`);
  return member;
};

/** A moderator settles a report about member-1's post, which notifies them. */
export const settle = (action: 'warn_user' | 'remove_content') => (community: Community) => {
  const reported = { content_type: 'post', content_id: POST, reason: 'spam' } as const;
  const { id } = community.flags.add(memberOf(community, 'member-3'), reported);
  community.reviews.review(memberOf(community, 'member-4'), id, { action, notes: NOTES });
};

/** A warned member answers, which notifies the moderator. */
export function answerWarning(community: Community): void {
  settle('warn_user')(community);
  const [warned] = community.notifications.list('member-1', { kind: 'warned' }).items;
  if (!warned) throw new Error('Nobody was warned');
  const answer = 'Maaf, saya kira ini boleh.';
  community.warnings.answer(memberOf(community, 'member-1'), warned.subject.id, answer);
}

/** A moderator does not approve member-1's event. */
export const reject = ({ appeals }: Community): void =>
  appeals.record({
    ...{ id: 'decision-1', kind: 'rejection', memberId: 'member-1', deciderIds: ['member-4'] },
    ...{ content_type: 'event', content_id: EVENT.id, title: EVENT.title, text: EVENT.title },
    ...{ reason: null, flagId: null, notes: NOTES },
  });

/** Another moderator decides member-1's appeal, which notifies them and the first decider. */
export const appeal = (outcome: 'upheld' | 'overturned') => (community: Community) => {
  reject(community);
  const text = 'Acara ini sudah punya izin.';
  community.appeals.appeal(memberOf(community, 'member-1'), 'decision-1', text);
  const decider = memberOf(community, 'member-6');
  community.appeals.decide(decider, 'decision-1', { outcome, notes: NOTES }, () => {});
};
