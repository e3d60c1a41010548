// Machines, and the types of what machines of other packages tell them: loads without React.
export type {
  Draft,
  DraftFile,
  DraftHold,
  DraftSearch,
  FoundDraft,
  PersistedDraft,
} from './drafts/draft.ts';
export {
  type DraftContext,
  type DraftEvent,
  type DraftInput,
  type DraftNews,
  type DraftProblem,
  draftMachine,
} from './drafts/draftMachine.ts';
export { type PeopleQuery, peopleMachine } from './people/peopleFlow.ts';
export { type Found, suggestionsMachine, type Typed } from './suggestions/suggestionsMachine.ts';
