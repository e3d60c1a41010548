'use client';

export { type Brand, defaultBrand } from './brand.ts';
export { newClientId } from './clientId.ts';
export type { Draft, DraftFile, DraftHold, FoundDraft } from './drafts/draft.ts';
export { provideDraft } from './drafts/draftActors.ts';
export {
  type DraftContext,
  type DraftEvent,
  type DraftInput,
  type DraftNews,
  type DraftProblem,
  type DraftSearch,
  draftMachine,
} from './drafts/draftMachine.ts';
export { type DraftStorage, memoryDraftStorage } from './drafts/draftStorage.ts';
export type { Drafts, KeptDraft } from './drafts/drafts.ts';
export { AttachedFiles, type AttachedFilesProps } from './files/AttachedFiles.tsx';
export { FilePicture, type FilePictureProps } from './files/FilePicture.tsx';
export type { FlagDialogProps } from './flag/FlagDialog.tsx';
export { flagDialog } from './flag/flag.ts';
export { type FlaggedType, flagMachine } from './flag/flagMachine.ts';
export { isIgnoredError } from './ignoredErrors.ts';
export { browserKeeping, type Keeping, memoryKeeping } from './keeping.ts';
export type { KeptActors } from './keptActors.ts';
export { MemberAvatar, type MemberAvatarProps } from './MemberAvatar.tsx';
export type { MissingCalls } from './missingCalls.ts';
export { usePortal } from './PortalContext.ts';
export { PortalProvider, type PortalProviderProps } from './PortalProvider.tsx';
export type { PhotoCache } from './photoCache.ts';
export type { Inspect, Portal } from './portal.ts';
export {
  type SessionContext,
  type SessionEnd,
  type SessionEvent,
  sessionMachine,
} from './sessionMachine.ts';
export type { SessionStore } from './sessionStore.ts';
export { type StoredValue, type StoredValueOptions, storedValue } from './storedValue.ts';
export type { Found, Typed } from './suggestions/suggestionsMachine.ts';
export { suggestionsMachine } from './suggestions/suggestionsMachine.ts';
export { useSuggestions } from './suggestions/useSuggestions.tsx';
export { DocumentUploader, type DocumentUploaderProps } from './uploads/DocumentUploader.tsx';
export {
  acceptedTypes,
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  moveFile,
} from './uploads/fileRules.ts';
export { ImageUploader, type ImageUploaderProps } from './uploads/ImageUploader.tsx';
export type { UploaderProps } from './uploads/Uploader.tsx';
export { type PortalLogic, useKeptActor, useViewActor } from './useActors.ts';
export { useEmitted } from './useEmitted.ts';
export { useFailureText } from './useFailureText.ts';
export { useIsOffered } from './useIsOffered.ts';
export { useSession, useUser } from './useSession.ts';
export { useStored } from './useStored.ts';
