'use client';

export { type Brand, defaultBrand } from './brand.ts';
export { newClientId } from './clientId.ts';
export { type DraftStorage, memoryDraftStorage } from './drafts/draftStorage.ts';
export type { Drafts } from './drafts/drafts.ts';
export type { MissingCalls } from './failedCalls.ts';
export type { FlagDialogProps } from './flag/FlagDialog.tsx';
export { flagDialog } from './flag/flag.ts';
export { type FlaggedType, flagMachine } from './flag/flagMachine.ts';
export { isIgnoredError } from './ignoredErrors.ts';
export { browserKeeping, type Keeping, memoryKeeping } from './keeping.ts';
export type { KeptActors } from './keptActors.ts';
export { MemberAvatar, type MemberAvatarProps } from './MemberAvatar.tsx';
export { usePortal } from './PortalContext.ts';
export { PortalProvider, type PortalProviderProps } from './PortalProvider.tsx';
export type { PhotoCache } from './photoCache.ts';
export type { PictureInput } from './pictures/pictureMachine.ts';
export { usePicture } from './pictures/usePicture.ts';
export type { Inspect, Portal } from './portal.ts';
export {
  type SessionContext,
  type SessionEnd,
  type SessionEvent,
  sessionMachine,
} from './sessionMachine.ts';
export type { SessionStore } from './sessionStore.ts';
export { knownUser, type PortalOptions, type StartedPortal, startPortal } from './startPortal.ts';
export { type StoredValue, type StoredValueOptions, storedValue } from './storedValue.ts';
export { keepActor, type PortalLogic, useKeptActor, useViewActor } from './useActors.ts';
export { useEmitted } from './useEmitted.ts';
export { useFailureText } from './useFailureText.ts';
export { useIsOffered } from './useIsOffered.ts';
export { useSession, useUser } from './useSession.ts';
export { useStored } from './useStored.ts';
