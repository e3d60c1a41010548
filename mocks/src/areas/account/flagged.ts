import { Refusal } from '@saudagar/contract/server';
import type { Flaggable } from '../../core/community.ts';
import { shutOutMember } from './removeMember.ts';

/** A flagged member: moderators see the name; removal deactivates the account (ADM-097). */
export const flaggedMember: Flaggable = {
  find({ accounts }, id) {
    if (!accounts.isActive(id)) throw new Refusal(404, 'memberNotFound');
  },
  show({ accounts }, id) {
    const user = accounts.isActive(id) ? accounts.find(id) : undefined;
    return user && { authorId: id, name: user.full_name, created_at: accounts.joinedAt(id) };
  },
  remove(community, id) {
    shutOutMember(community, id);
    // An admin reactivates the account.
    return null;
  },
};
