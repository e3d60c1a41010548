import type { Area } from '../core/area.ts';
import {
  blockMember,
  chooseAddableBy,
  getPeace,
  KeptAway,
  muteMember,
  Peace,
  unblockMember,
  unmuteMember,
} from './peace.ts';
import { peaceLabels, peaceRefusals } from './refusals.ts';

/** Members whom a member keeps at a distance. */
export const peace = {
  name: 'peace',
  endpoints: [getPeace, blockMember, unblockMember, muteMember, unmuteMember, chooseAddableBy],
  schemas: { replies: { KeptAway, Peace } },
  refusals: peaceRefusals,
  labels: peaceLabels,
  notifications: 'none',
} as const satisfies Area;
