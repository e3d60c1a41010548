/** Gives the address of one of the host's pages, by the id of what it shows. */
type RouteById = (id: string) => string;
/** Gives the address of one of the host's pages. */
type StaticRoute = () => string;

/**
 * Addresses of the host's pages, given once to `PortalProvider`. Give those of the pages you have:
 * where a route is missing, its links are plain text or left out. Keep the object the same.
 */
export interface Routes {
  /** A member's profile, by their id, or by `@` and their username. */
  member?: RouteById;
  /** The posts with a hashtag, given without `#`, in lower case. */
  hashtag?: (tag: string) => string;
  /** A post. */
  post?: RouteById;
  /** A trade group. */
  group?: RouteById;
  /** The requests to join a trade group that the member runs, by the group's id. */
  groupRequests?: RouteById;
  /** The members of a trade group that the member runs, by the group's id. */
  groupMembers?: RouteById;
  /** An event. */
  event?: RouteById;
  /** The attendees of one of the member's own events, by the event's id. */
  attendees?: RouteById;
  /** A tender. */
  tender?: RouteById;
  /** The proposals on one of the member's own tenders side by side, by the tender's id. */
  comparison?: RouteById;
  /** A learning resource. */
  resource?: RouteById;
  /** A warning from the moderators. */
  warning?: RouteById;
  /** A decision of the moderators on the member's own content. */
  decision?: RouteById;
  /** An appeal of a decision, for those who moderate. */
  appeal?: RouteById;
  /** A flag, for those who moderate. */
  flag?: RouteById;
  /** A tab of the Admin Center, such as `flags`. */
  admin?: (tab: string) => string;
  /** The signed-in member's own profile. */
  profile?: StaticRoute;
  /** The feed. */
  feed?: StaticRoute;
  /** All trade groups. */
  groups?: StaticRoute;
  /** All events. */
  events?: StaticRoute;
  /** All tenders. */
  tenders?: StaticRoute;
  /** The member's own proposals, with one of them open if given, at the answer to a question. */
  proposals?: (open?: {
    readonly tender_id: string;
    readonly id: string;
    readonly at?: 'answer';
  }) => string;
  /** The proposals on one of the member's tenders, with one of them open, at its last answer. */
  receivedProposals?: (open: {
    readonly tender_id: string;
    readonly id?: string;
    readonly at?: 'thread';
  }) => string;
  /** The library of learning resources. */
  resources?: StaticRoute;
  /** The member's network. */
  network?: StaticRoute;
  /** Requests to connect. */
  requests?: StaticRoute;
  /** Conversations. */
  messages?: StaticRoute;
  /** A conversation, open in the messages. */
  conversation?: RouteById;
  /** The user guide. */
  guide?: StaticRoute;
  /** Signing in. */
  login?: StaticRoute;
  /** Registration. */
  register?: StaticRoute;
  /** Registration by an invitation, by its code: given to others, so with its origin. */
  invitation?: (code: string) => string;
  /** Asking for a link for a new password. */
  forgotPassword?: StaticRoute;
}

/** Types of content and subjects of notifications that can have pages of their own. */
const ROUTED_TYPES = [
  'member',
  'post',
  'group',
  'event',
  'tender',
  'resource',
  'warning',
  'decision',
  'appeal',
  'flag',
] as const;

/** Address of content by its type and id; null where the host has no page for it. */
export function hrefOfType(routes: Routes, type: string, id: string): string | null {
  const known = ROUTED_TYPES.find((one) => one === type);
  return (known && routes[known]?.(id)) ?? null;
}

/** Subject of a notification, with the part of it to open. */
export interface OpenedSubject {
  readonly subject: { readonly type: string; readonly id: string };
  readonly part?: { readonly type: string; readonly id: string } | null | undefined;
}

/**
 * Address of a notification: the part of its subject where the host has a page for it, else its
 * subject's own page; null without one.
 */
export function hrefOfSubject(routes: Routes, { subject, part }: OpenedSubject): string | null {
  const href = part && hrefOfPart(routes, subject.id, part);
  return href ?? hrefOfType(routes, subject.type, subject.id);
}

function hrefOfPart(
  { attendees, groupRequests, groupMembers, proposals, receivedProposals, comparison }: Routes,
  tender_id: string,
  { type, id }: { readonly type: string; readonly id: string },
): string | undefined {
  switch (type) {
    case 'own_proposal':
      return proposals?.({ tender_id, id });
    case 'asked_proposal':
      return proposals?.({ tender_id, id, at: 'answer' });
    case 'received_proposal':
      return receivedProposals?.({ tender_id, id });
    case 'answered_proposal':
      return receivedProposals?.({ tender_id, id, at: 'thread' });
    case 'received_proposals':
      return receivedProposals?.({ tender_id });
    case 'attendees':
      return attendees?.(id);
    case 'group_requests':
      return groupRequests?.(id);
    case 'group_members':
      return groupMembers?.(id);
    case 'compared_proposals':
      return comparison?.(tender_id);
    default:
      return undefined;
  }
}
