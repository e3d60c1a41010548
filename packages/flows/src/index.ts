export {
  type MayBeKept,
  type Provided,
  provideFlow,
  publishNothing,
  read,
  readAll,
  write,
} from './actors.ts';
export { type ChoiceContext, type ChoiceEvent, choiceMachine } from './choiceMachine.ts';
export {
  type CommandContext,
  type CommandEmitted,
  commandMachine,
} from './commandMachine.ts';
export { type DraftField, type DraftFields, draftField, readFields } from './draftFields.ts';
export type { FormContext, FormEmitted, FormEvent } from './formContext.ts';
export { type DraftCommand, type DraftNews, type FormDraft, formDraft } from './formDraft.ts';
export { type FieldError, type FieldErrors, numberErrors } from './formErrors.ts';
export { type FormField, type FormValues, formField, formFields } from './formFields.ts';
export { formMachine } from './formMachine.ts';
export type { FormProgress, FormSending } from './formSending.ts';
export type { FormStep, FormSteps } from './formSteps.ts';
export {
  type Like,
  type LikeCall,
  type LikeSubject,
  likeCall,
  likeMachine,
  provideLike,
} from './likeFlow.ts';
export type { ItemsChange, ListContext, ListEvent, ListPage, ListTag } from './listContext.ts';
export { listMachine } from './listMachine.ts';
export { pauseStep, retryAfterSeconds } from './pause.ts';
export { type ReadContext, type ReadEvent, type ReadTag, readMachine } from './readMachine.ts';
export type { NetworkReturned } from './required.ts';
export { invalidate, onInvalidated, type StaleArea } from './stale.ts';
export {
  type RepliedState,
  type ServerState,
  shownToggle,
  type ToggleContext,
  type ToggleState,
  toggleMachine,
} from './toggleMachine.ts';
