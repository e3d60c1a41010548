import type { User } from '@saudagar/contract';

/** Ids of the tabs in the address (ADM-012–018). */
export const ADMIN_TABS = ['overview', 'flags', 'content', 'resources', 'users', 'log'] as const;
export type AdminTabId = (typeof ADMIN_TABS)[number];

/** Addresses the Admin Center links to. */
export interface AdminLinks {
  /** Address of a tab. @default tabs and figures are buttons that call `onTab` */
  hrefOf?: ((tab: AdminTabId) => string) | undefined;
  /** Address of an item's own page by its type and id; null for no page. @default no links */
  thingPath?: ((type: string, id: string) => string | null) | undefined;
}

/** Props of a tab's view. */
export interface AdminTabProps extends AdminLinks {
  /** The signed-in moderator or administrator. */
  user: User;
  /** Opens another tab. */
  onTab: (tab: AdminTabId) => void;
}
