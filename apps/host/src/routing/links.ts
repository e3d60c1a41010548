import type { Routes } from '@saudagar/portal';
import { FORGOT_PATH, LOGIN_PATH, REGISTER_PATH } from './resolvePath.ts';

/** The home page. */
export const HOME_PATH = '/';

/** The user guide; fragments such as `#feed` lead to its sections (SHELL-098). */
export const GUIDE_PATH = '/guide';

/** The path of a post's own page. */
const postPath = (postId: string) => `/posts/${encodeURIComponent(postId)}`;

/** The library of learning resources. */
const LIBRARY_PATH = '/resources';

/** The path of a resource's own page. */
const resourcePath = (id: string) => `${LIBRARY_PATH}/${encodeURIComponent(id)}`;

/** My Network. */
export const NETWORK_PATH = '/network';

/** Requests to connect, in My Network. */
const REQUESTS_PATH = `${NETWORK_PATH}?tab=pending`;

/** Conversations. */
const MESSAGES_PATH = '/messages';
/** Address of the messages with a conversation open, or none. */
export const conversationPath = (id: string | null) =>
  id === null ? MESSAGES_PATH : `${MESSAGES_PATH}/${encodeURIComponent(id)}`;

/** Suggested members, in My Network (SHELL-054). */
export const SUGGESTIONS_PATH = '/my-network';

/** Path at which an invitation is accepted after sign-in. */
export const invitationPath = (code: string) =>
  `${NETWORK_PATH}?invitation=${encodeURIComponent(code)}`;

/** Community events. */
const EVENTS_PATH = '/events';

/** The path of an event's own page. */
const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** The list of trade groups. */
const GROUPS_PATH = '/groups';

/** The path of a group's own page. */
const groupPath = (id: string) => `${GROUPS_PATH}/${encodeURIComponent(id)}`;

/** All tenders. */
const TENDERS_PATH = '/tenders';

/** The path of a tender's own page. */
const tenderPath = (id: string) => `${TENDERS_PATH}/${encodeURIComponent(id)}`;

/** The path of the comparison of a tender's proposals. */
const comparisonPath = (tenderId: string) => `${tenderPath(tenderId)}/compare`;

/** The member's own proposals, a tab of Tender Management. */
const MY_PROPOSALS_PATH = '/my-tenders?tab=proposals';

/** The part of a query that opens a proposal, at a place in it. */
const openProposal = ({ tender_id, id, at }: { tender_id: string; id: string; at?: string }) =>
  `&proposal=${encodeURIComponent(`${tender_id}.${id}`)}${at === undefined ? '' : `&at=${at}`}`;

/** The feed, filtered by a hashtag if given. */
export const feedPath = (hashtag: string | null) =>
  hashtag === null ? '/feed' : `/feed?hashtag=${encodeURIComponent(hashtag)}`;

/** The signed-in member's own profile. */
export const PROFILE_PATH = '/profile';

/** The path of a member's profile, by id, or by `@` and their username. */
const memberPath = (member: string) =>
  `${PROFILE_PATH}/${encodeURIComponent(member).replace('%40', '@')}`;

/** The Admin Center. */
export const ADMIN_PATH = '/admin';

/** The path of a tab of the Admin Center. */
export const adminPath = (tab: string) =>
  tab === 'overview' ? ADMIN_PATH : `${ADMIN_PATH}/${encodeURIComponent(tab)}`;

/** The path of one of the member's warnings. */
const warningPath = (id: string) => `/warnings/${encodeURIComponent(id)}`;

/** The path of a decision of the moderators on the member's own content. */
const decisionPath = (id: string) => `/moderation-decisions/${encodeURIComponent(id)}`;

/** The path of decided appeals in the Admin Center. */
const appealPath = () => `${adminPath('flags')}?flagStatus=appeals&appealStatus=decided`;

/** The path of a flag in the Admin Center, pending or decided. */
const flagPath = (id: string) =>
  `${adminPath('flags')}?flagStatus=reviewed&flag=${encodeURIComponent(id)}`;

/** Address of registration by an invitation, for others. */
const invitationAddress = (code: string) =>
  `${window.location.origin}${REGISTER_PATH}?invitation=${encodeURIComponent(code)}`;

/** Addresses of the host's pages, for all features. */
export const routes: Routes = {
  member: memberPath,
  hashtag: feedPath,
  post: postPath,
  group: groupPath,
  groupRequests: (id) => `${groupPath(id)}?tab=requests`,
  groupMembers: (id) => `${groupPath(id)}?tab=members`,
  event: eventPath,
  attendees: (id) => `${eventPath(id)}?open=attendees`,
  tender: tenderPath,
  comparison: comparisonPath,
  resource: resourcePath,
  warning: warningPath,
  decision: decisionPath,
  appeal: appealPath,
  flag: flagPath,
  admin: adminPath,
  profile: () => PROFILE_PATH,
  feed: () => feedPath(null),
  groups: () => GROUPS_PATH,
  events: () => EVENTS_PATH,
  tenders: () => TENDERS_PATH,
  proposals: (open) => `${MY_PROPOSALS_PATH}${open ? openProposal(open) : ''}`,
  receivedProposals: ({ tender_id, id, at }) =>
    `/my-tenders?tab=inbox&of=${encodeURIComponent(tender_id)}${
      id === undefined ? '' : openProposal({ tender_id, id, ...(at && { at }) })
    }`,
  resources: () => LIBRARY_PATH,
  network: () => NETWORK_PATH,
  requests: () => REQUESTS_PATH,
  messages: () => MESSAGES_PATH,
  conversation: conversationPath,
  guide: () => GUIDE_PATH,
  login: () => LOGIN_PATH,
  register: () => REGISTER_PATH,
  invitation: invitationAddress,
  forgotPassword: () => FORGOT_PATH,
};
