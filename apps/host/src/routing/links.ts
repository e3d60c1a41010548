import type { Notification } from '@saudagar/contract';

/** The path of a post's own page. */
export const postPath = (postId: string) => `/posts/${encodeURIComponent(postId)}`;

/** The library of learning resources. */
export const LIBRARY_PATH = '/resources';

/** The path of a resource's own page. */
export const resourcePath = (id: string) => `${LIBRARY_PATH}/${encodeURIComponent(id)}`;

/** My Network. */
export const NETWORK_PATH = '/network';

/** Where an invitation is accepted once its reader has signed in. */
export const invitationPath = (code: string) =>
  `${NETWORK_PATH}?invitation=${encodeURIComponent(code)}`;

/** Community events. */
export const EVENTS_PATH = '/events';

/** The path of an event's own page. */
export const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** The lists of trade groups. */
export const GROUPS_PATH = '/groups';

/** The path of a group's own page. */
export const groupPath = (id: string) => `${GROUPS_PATH}/${encodeURIComponent(id)}`;

/** All tenders. */
export const TENDERS_PATH = '/tenders';

/** The path of a tender's own page. */
export const tenderPath = (id: string) => `${TENDERS_PATH}/${encodeURIComponent(id)}`;

/** The member's own proposals, a tab of Tender Management. */
export const MY_PROPOSALS_PATH = '/my-tenders?tab=proposals';

/** The feed, with only the posts of a hashtag where one is given. */
export const feedPath = (hashtag: string | null) =>
  hashtag === null ? '/feed' : `/feed?hashtag=${encodeURIComponent(hashtag)}`;

/** The page of what a notification is about, by its type. Members have no page of their own yet. */
const SUBJECT_PATHS: Readonly<Record<string, (id: string) => string>> = {
  post: postPath,
  resource: resourcePath,
  event: eventPath,
  group: groupPath,
  tender: tenderPath,
};

/** Where the subject of a notification stands; null where there is no page for it. */
export const subjectPath = ({ type, id }: Notification['subject']): string | null =>
  SUBJECT_PATHS[type]?.(id) ?? null;
