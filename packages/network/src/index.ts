'use client';

export { requestMachine } from './asking/requestFlow.ts';
export type { NetworkLinks } from './links.ts';
export { MemberConnection, type MemberConnectionProps } from './member/MemberConnection.tsx';
export { memberRelationMachine } from './member/memberRelationFlow.ts';
export { Network, type NetworkProps } from './Network.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions/SuggestionsPanel.tsx';
export { suggestionsMachine } from './suggestions/suggestionsFlow.ts';
