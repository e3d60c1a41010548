import {
  blockMember,
  chooseConnectionVisibility,
  chooseGroupChatInvitePolicy,
  choosePresence,
  getBlockList,
  muteMember,
  unblockMember,
  unmuteMember,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import { connectionVisibility, setConnectionVisibility } from '../network/connectionVisibility.ts';
import type { RestrictionRow } from './blockList.ts';

/** Routes of the caller's block list and group chat invite policy. */
export function blockingRoutes({ blocking, db, signer }: Community): Route[] {
  const shown = (row: RestrictionRow) => ({
    user: toMember(signer, row),
    since: row.created_at.toISOString(),
  });
  return [
    memberRoute(getBlockList, async ({ member }) => {
      const rows = await blocking.list(member.id);
      return {
        blocked: rows.filter(({ way }) => way === 'block').map(shown),
        muted: rows.filter(({ way }) => way === 'mute').map(shown),
        addable_by: await blocking.groupChatInvitePolicy(member.id),
        connections_visible_to: await connectionVisibility(db, member.id),
        shows_presence: await blocking.showsPresence(member.id),
      };
    }),
    memberRoute(blockMember, async ({ member, params }) => {
      await blocking.block(member.id, params.id);
      return undefined;
    }),
    memberRoute(unblockMember, async ({ member, params }) => {
      await blocking.release(member.id, params.id, 'block');
      return undefined;
    }),
    memberRoute(muteMember, async ({ member, params }) => {
      await blocking.mute(member.id, params.id);
      return undefined;
    }),
    memberRoute(unmuteMember, async ({ member, params }) => {
      await blocking.release(member.id, params.id, 'mute');
      return undefined;
    }),
    memberRoute(chooseGroupChatInvitePolicy, async ({ member, body }) => {
      await blocking.chooseGroupChatInvitePolicy(member.id, body.addable_by);
      return undefined;
    }),
    memberRoute(chooseConnectionVisibility, async ({ member, body }) => {
      await setConnectionVisibility(db, member.id, body.connections_visible_to);
      return undefined;
    }),
    memberRoute(choosePresence, async ({ member, body }) => {
      await blocking.choosePresence(member.id, body.shows_presence);
      return undefined;
    }),
  ];
}
