import type { ServiceParts } from '../area.ts';
import { createFlags, type Flags } from './flags.ts';
import type {} from './tables.ts';

/** The stores of moderation. */
export interface AdminService {
  readonly flags: Flags;
}

declare module '../../community.ts' {
  interface Community extends AdminService {}
}

export const createAdmin = ({ db, now, areas }: ServiceParts): AdminService => ({
  flags: createFlags({
    db,
    now,
    types: Object.assign({}, ...areas.map(({ flags }) => (flags === 'none' ? {} : flags))),
  }),
});
