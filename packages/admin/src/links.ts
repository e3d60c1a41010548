import type { User } from '@saudagar/contract';

/** Ids of the tabs in the address (ADM-012–018). */
export const ADMIN_TABS = ['overview', 'flags', 'content', 'resources', 'users', 'log'] as const;
export type AdminTabId = (typeof ADMIN_TABS)[number];

/** Props of a tab's view. */
export interface AdminTabProps {
  /** The signed-in moderator or administrator. */
  user: User;
  /** Opens another tab. */
  onTab: (tab: AdminTabId) => void;
}
