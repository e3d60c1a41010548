import type { Notification } from '@saudagar/contract';

/** The home page. */
export const HOME_PATH = '/';

/** The user guide; fragments such as `#feed` lead to its sections (SHELL-098). */
export const GUIDE_PATH = '/guide';

/** The path of a post's own page. */
export const postPath = (postId: string) => `/posts/${encodeURIComponent(postId)}`;

/** The library of learning resources. */
export const LIBRARY_PATH = '/resources';

/** The path of a resource's own page. */
export const resourcePath = (id: string) => `${LIBRARY_PATH}/${encodeURIComponent(id)}`;

/** My Network. */
export const NETWORK_PATH = '/network';

/** Requests to connect, in My Network. */
export const REQUESTS_PATH = `${NETWORK_PATH}?tab=pending`;

/** Conversations. */
export const MESSAGES_PATH = '/messages';

/** Suggested members, in My Network (SHELL-054). */
export const SUGGESTIONS_PATH = '/my-network';

/** Path at which an invitation is accepted after sign-in. */
export const invitationPath = (code: string) =>
  `${NETWORK_PATH}?invitation=${encodeURIComponent(code)}`;

/** Community events. */
export const EVENTS_PATH = '/events';

/** The path of an event's own page. */
export const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** The list of trade groups. */
export const GROUPS_PATH = '/groups';

/** The path of a group's own page. */
export const groupPath = (id: string) => `${GROUPS_PATH}/${encodeURIComponent(id)}`;

/** All tenders. */
export const TENDERS_PATH = '/tenders';

/** The path of a tender's own page. */
export const tenderPath = (id: string) => `${TENDERS_PATH}/${encodeURIComponent(id)}`;

/** The member's own proposals, a tab of Tender Management. */
export const MY_PROPOSALS_PATH = '/my-tenders?tab=proposals';

/** The feed, filtered by a hashtag if given. */
export const feedPath = (hashtag: string | null) =>
  hashtag === null ? '/feed' : `/feed?hashtag=${encodeURIComponent(hashtag)}`;

/** The signed-in member's own profile. */
export const PROFILE_PATH = '/profile';

/** The path of a member's profile, by id, or by `@` and their username. */
export const memberPath = (member: string) =>
  `${PROFILE_PATH}/${encodeURIComponent(member).replace('%40', '@')}`;

/** The Admin Center. */
export const ADMIN_PATH = '/admin';

/** The path of a tab of the Admin Center. */
export const adminPath = (tab: string) =>
  tab === 'overview' ? ADMIN_PATH : `${ADMIN_PATH}/${encodeURIComponent(tab)}`;

/** The page of a subject, by its type. */
const THING_PATHS: Readonly<Record<string, (id: string) => string>> = {
  post: postPath,
  resource: resourcePath,
  event: eventPath,
  group: groupPath,
  member: memberPath,
  tender: tenderPath,
};

/** Path of a subject; null when it has no page. */
export const thingPath = (type: string, id: string): string | null =>
  THING_PATHS[type]?.(id) ?? null;

/** The path of one of the member's warnings. */
const warningPath = (id: string) => `/warnings/${encodeURIComponent(id)}`;

/** The path of a flag in the Admin Center, pending or decided. */
const flagPath = (id: string) =>
  `${adminPath('flags')}?flagStatus=reviewed&flag=${encodeURIComponent(id)}`;

/** Subjects of moderation notifications; the outcome of a report has no page. */
const MODERATION_PATHS: Readonly<Record<string, (id: string) => string>> = {
  warning: warningPath,
  flag: flagPath,
};

/** Path of a notification's subject; null when it has no page. */
export const subjectPath = ({ type, id }: Notification['subject']): string | null =>
  MODERATION_PATHS[type]?.(id) ?? thingPath(type, id);
