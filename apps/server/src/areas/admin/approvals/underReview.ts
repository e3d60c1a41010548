import type { CommunityCore } from '../../../community.ts';
import type { MemberRow } from '../../account/members.ts';

const DAY = 86_400_000;

/** Checks whether a member's groups and events need approval, as new members' do (ADM-122). */
export const underReview =
  ({ now, approveNewMembersDays }: Pick<CommunityCore, 'now' | 'approveNewMembersDays'>) =>
  ({ role, created_at }: Pick<MemberRow, 'role' | 'created_at'>): boolean =>
    role === 'user' && now().getTime() - created_at.getTime() < approveNewMembersDays * DAY;
