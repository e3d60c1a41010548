import type { Role } from '@saudagar/contract';
import { type Loadable, loadable } from '@saudagar/ui';
import type { AdminTabId, AdminTabProps } from './links.ts';

/** A tab of the Admin Center. */
export interface AdminTab {
  /** Its name in the address; `tabs.<id>` is its label. */
  id: AdminTabId;
  /** Its view, a chunk of its own. */
  part: Loadable<AdminTabProps>;
  /** Roles that have it. */
  roles: readonly Role[];
}

const MODERATORS = ['admin', 'moderator'] as const satisfies readonly Role[];

/** The tabs, in order. */
const tabs: readonly AdminTab[] = [
  {
    id: 'overview',
    part: loadable(async () => (await import('./overview/Overview.tsx')).Overview),
    roles: MODERATORS,
  },
  {
    id: 'flags',
    part: loadable(async () => (await import('./flags/FlagsTab.tsx')).FlagsTab),
    roles: MODERATORS,
  },
  {
    id: 'content',
    part: loadable(async () => (await import('./content/ContentTab.tsx')).ContentTab),
    roles: MODERATORS,
  },
  {
    id: 'resources',
    part: loadable(async () => (await import('./resources/ResourcesTab.tsx')).ResourcesTab),
    roles: MODERATORS,
  },
  {
    id: 'users',
    part: loadable(async () => (await import('./users/UsersTab.tsx')).UsersTab),
    roles: MODERATORS,
  },
  {
    id: 'log',
    part: loadable(async () => (await import('./log/LogTab.tsx')).LogTab),
    roles: ['admin'],
  },
];

/** The tabs of a role; none for an ordinary user (ADM-001). */
export const tabsOf = (role: Role): readonly AdminTab[] =>
  tabs.filter(({ roles }) => roles.includes(role));
