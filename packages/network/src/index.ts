'use client';

export { requestMachine } from './asking/requestMachine.ts';
export type { NetworkLinks } from './links.ts';
export { Network, type NetworkProps } from './Network.tsx';
export { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions/SuggestionsPanel.tsx';
export { suggestionsMachine } from './suggestions/suggestionsMachine.ts';
