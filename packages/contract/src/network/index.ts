export {
  DEFAULT_SUGGESTIONS,
  hideSuggestion,
  listSuggestions,
  requestConnection,
  Suggestion,
  SuggestionReason,
} from './connections.ts';
export {
  getNetworkAnalytics,
  getNetworkHealth,
  HEALTH_PARTS,
  type HealthPart,
  HealthScore,
  NamedCount,
  TopConnector,
} from './insights.ts';
export {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  INVITATION_DAYS,
  INVITATION_MESSAGE_MAX,
  INVITATIONS_WAITING_MAX,
  INVITED_NAME_MAX,
  Invitation,
  InvitationStatus,
  listInvitations,
  OpenedInvitation,
  openInvitation,
  resendInvitation,
  setInvitationOptOut,
} from './invitations.ts';
export { PEOPLE_QUERY_MIN, Person, RELATIONS, Relation, searchPeople } from './people.ts';
export {
  acceptConnection,
  findConnection,
  getNetworkCounts,
  IncomingRequest,
  listConnections,
  listIncomingRequests,
  listSentRequests,
  MUTUAL_MAX,
  rejectConnection,
  removeConnection,
  SentRequest,
} from './relations.ts';
