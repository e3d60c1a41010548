'use client';

export { requestMachine } from './asking/requestMachine.ts';
export type { NetworkLinks } from './links.ts';
export { MemberConnection, type MemberConnectionProps } from './member/MemberConnection.tsx';
export { memberRelationMachine } from './member/memberRelationMachine.ts';
export { Network, type NetworkProps } from './Network.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions/SuggestionsPanel.tsx';
export { suggestionsMachine } from './suggestions/suggestionsMachine.ts';
