import {
  blockMember,
  chooseAddableBy,
  getPeace,
  muteMember,
  unblockMember,
  unmuteMember,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import type { KeptAwayRow } from './peace.ts';

/** Whom the caller keeps away, and who may add them to group chats. */
export function peaceRoutes({ peace, signer }: Community): Route[] {
  const shown = (row: KeptAwayRow) => ({
    user: toMember(signer, row),
    since: row.created_at.toISOString(),
  });
  return [
    memberRoute(getPeace, async ({ member }) => {
      const rows = await peace.list(member.id);
      return {
        blocked: rows.filter(({ way }) => way === 'block').map(shown),
        muted: rows.filter(({ way }) => way === 'mute').map(shown),
        addable_by: await peace.addableBy(member.id),
      };
    }),
    memberRoute(blockMember, async ({ member, params }) => {
      await peace.block(member.id, params.id);
      return undefined;
    }),
    memberRoute(unblockMember, async ({ member, params }) => {
      await peace.release(member.id, params.id, 'block');
      return undefined;
    }),
    memberRoute(muteMember, async ({ member, params }) => {
      await peace.mute(member.id, params.id);
      return undefined;
    }),
    memberRoute(unmuteMember, async ({ member, params }) => {
      await peace.release(member.id, params.id, 'mute');
      return undefined;
    }),
    memberRoute(chooseAddableBy, async ({ member, body }) => {
      await peace.chooseAddableBy(member.id, body.addable_by);
      return undefined;
    }),
  ];
}
