import type { User } from '@saudagar/contract';

/** Tabs by their names in the address (ADM-012–018). */
export const ADMIN_TABS = ['overview', 'flags', 'content', 'resources', 'users', 'log'] as const;
export type AdminTabId = (typeof ADMIN_TABS)[number];

/** Props of the view of a tab. */
export interface AdminTabProps {
  /** The moderator or admin. */
  user: User;
  /** Opens another tab. */
  onTab: (tab: AdminTabId) => void;
}
