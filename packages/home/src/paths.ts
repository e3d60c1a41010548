/**
 * Addresses of the home page's links in the host; a feature without one is shown without a link.
 */
export interface HomePaths {
  /** The feed. */
  // SHELL-140
  feed: string;
  /** Trade groups. */
  // SHELL-141
  groups: string;
  /** Events. @default no link there */
  // SHELL-149
  events?: string;
  /** My Network. @default no link there */
  network?: string;
  /** Pending requests to connect. @default no link there */
  requests?: string;
  /** Conversations. @default no link there */
  messages?: string;
  /** The user guide, for a member's first visit. @default no link there */
  guide?: string;
  /** The library. @default no link there */
  resources?: string;
}
