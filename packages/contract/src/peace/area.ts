import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
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

/** Members whom a member keeps at a distance. */
export const peace = {
  name: 'peace',
  endpoints: [getPeace, blockMember, unblockMember, muteMember, unmuteMember, chooseAddableBy],
  schemas: { replies: { KeptAway, Peace } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
