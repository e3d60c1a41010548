import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  BlockList,
  blockMember,
  chooseConnectionVisibility,
  chooseGroupChatInvitePolicy,
  choosePresence,
  getBlockList,
  muteMember,
  Restriction,
  unblockMember,
  unmuteMember,
} from './blocking.ts';

/** Blocked and muted members, and who may add a member to group chats. */
export const blocking = {
  name: 'blocking',
  endpoints: [
    getBlockList,
    blockMember,
    unblockMember,
    muteMember,
    unmuteMember,
    chooseGroupChatInvitePolicy,
    chooseConnectionVisibility,
    choosePresence,
  ],
  schemas: { replies: { Restriction, BlockList } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
