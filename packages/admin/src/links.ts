import type { User } from '@saudagar/contract';

/** Tabs by their names in the address (ADM-012–018). */
export const ADMIN_TABS = ['overview', 'flags', 'content', 'resources', 'users', 'log'] as const;
export type AdminTabId = (typeof ADMIN_TABS)[number];

/** Where the Admin Center leads. */
export interface AdminLinks {
  /** Address of a tab, for real links. @default buttons that call `onTab` */
  hrefOf?: ((tab: AdminTabId) => string) | undefined;
  /** Address of a thing's own page by its type and id; null where it has none. @default no links */
  thingPath?: ((type: string, id: string) => string | null) | undefined;
}

/** Props of the view of a tab. */
export interface AdminTabProps extends AdminLinks {
  /** The moderator or admin. */
  user: User;
  /** Opens another tab. */
  onTab: (tab: AdminTabId) => void;
}
