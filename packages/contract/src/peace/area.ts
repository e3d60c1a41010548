import type { Area } from '../core/area.ts';
import {
  blockMember,
  getPeace,
  KeptAway,
  muteMember,
  Peace,
  unblockMember,
  unmuteMember,
} from './peace.ts';
import { peaceRefusals } from './refusals.ts';

/** Members whom a member keeps at a distance. */
export const peace = {
  name: 'peace',
  endpoints: [getPeace, blockMember, unblockMember, muteMember, unmuteMember],
  schemas: { replies: { KeptAway, Peace } },
  refusals: peaceRefusals,
  labels: {},
  notifications: 'none',
} as const satisfies Area;
