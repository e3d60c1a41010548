/** Gives the address of one of the host's pages, by the id of what it shows. */
type ById = (id: string) => string;
/** Gives the address of one of the host's pages. */
type Fixed = () => string;

/**
 * Addresses of the host's pages, given once to `PortalProvider`. Give those of the pages you have:
 * where a route is missing, its links are plain text or left out. Keep the object the same.
 */
export interface Routes {
  /** A member's profile, by their id, or by `@` and their username. */
  member?: ById;
  /** A post. */
  post?: ById;
  /** A trade group. */
  group?: ById;
  /** An event. */
  event?: ById;
  /** A tender. */
  tender?: ById;
  /** The proposals on one of the member's own tenders side by side, by the tender's id. */
  comparison?: ById;
  /** A learning resource. */
  resource?: ById;
  /** A warning from the moderators. */
  warning?: ById;
  /** A flag, for those who moderate. */
  flag?: ById;
  /** A tab of the Admin Center, such as `flags`. */
  admin?: (tab: string) => string;
  /** The signed-in member's own profile. */
  profile?: Fixed;
  /** The feed. */
  feed?: Fixed;
  /** All trade groups. */
  groups?: Fixed;
  /** All events. */
  events?: Fixed;
  /** All tenders. */
  tenders?: Fixed;
  /** The member's own proposals. */
  proposals?: Fixed;
  /** The library of learning resources. */
  resources?: Fixed;
  /** The member's network. */
  network?: Fixed;
  /** Requests to connect. */
  requests?: Fixed;
  /** Conversations. */
  messages?: Fixed;
  /** The user guide. */
  guide?: Fixed;
  /** Signing in. */
  login?: Fixed;
  /** Registration. */
  register?: Fixed;
  /** Registration by an invitation, by its code: given to others, so with its origin. */
  invitation?: (code: string) => string;
  /** Asking for a link for a new password. */
  forgotPassword?: Fixed;
}

/** Types of content and subjects of notifications that can have pages of their own. */
const TYPES = [
  'member',
  'post',
  'group',
  'event',
  'tender',
  'resource',
  'warning',
  'flag',
] as const;

/** Address of a thing by its type and id; null where the host has no page for it. */
export function hrefOfType(routes: Routes, type: string, id: string): string | null {
  const known = TYPES.find((one) => one === type);
  return (known && routes[known]?.(id)) ?? null;
}
