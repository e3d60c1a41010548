'use client';

export type { NetworkLinks } from './links.ts';
export { MemberConnection, type MemberConnectionProps } from './member/MemberConnection.tsx';
export { Network, type NetworkProps } from './Network.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions/SuggestionsPanel.tsx';
