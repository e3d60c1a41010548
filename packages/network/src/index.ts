'use client';

export { requestMachine } from './requestMachine.ts';
export { SuggestionsPanel, type SuggestionsPanelProps } from './SuggestionsPanel.tsx';
export { suggestionsMachine } from './suggestionsMachine.ts';
