'use client';

export { EnterHint, type EnterHintProps } from './area/EnterHint.tsx';
export type { Suggestion, Suggestions } from './area/suggestions.ts';
export { WritingArea, type WritingAreaProps } from './area/WritingArea.tsx';
export { writingTools } from './area/writingTools.ts';
export type {
  Draft,
  DraftFile,
  DraftHold,
  DraftSearch,
  FoundDraft,
  PersistedDraft,
} from './drafts/draft.ts';
export { PeoplePicker, type PeoplePickerProps } from './people/PeoplePicker.tsx';
export { LoadingPeople, Person, type PersonProps, useMemberName } from './people/Person.tsx';
export { useSuggestions } from './suggestions/useSuggestions.tsx';
