// Machines, and the event types that other packages' machines handle: loads without React.
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
export { type PeopleQuery, peopleMachine, providePeople } from './people/peopleFlow.ts';
export { provideSuggestions } from './suggestions/suggestionsActors.ts';
export { type Found, suggestionsMachine, type Typed } from './suggestions/suggestionsMachine.ts';
export { joinTexts, type OfferedContent } from './text/offeredContent.ts';
