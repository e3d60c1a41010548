'use client';

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
export { provideDraft } from './drafts/draftActors.ts';
export {
  type DraftContext,
  type DraftEvent,
  type DraftInput,
  type DraftNews,
  type DraftProblem,
  draftMachine,
} from './drafts/draftMachine.ts';
export { PeoplePicker, type PeoplePickerProps } from './people/PeoplePicker.tsx';
export { LoadingPeople, Person, type PersonProps, useMemberName } from './people/Person.tsx';
export { type PeopleQuery, peopleMachine, providePeople } from './people/peopleFlow.ts';
export { type Found, suggestionsMachine, type Typed } from './suggestions/suggestionsMachine.ts';
export { useSuggestions } from './suggestions/useSuggestions.tsx';
