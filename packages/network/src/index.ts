'use client';

export type { NetworkCallbacks } from './callbacks.ts';
export {
  InvitationOptOut,
  type InvitationOptOutProps,
} from './invitations/InvitationOptOut.tsx';
export { MemberConnection, type MemberConnectionProps } from './member/MemberConnection.tsx';
export { Network, type NetworkProps } from './Network.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions/SuggestionsPanel.tsx';
