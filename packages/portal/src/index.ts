'use client';

export {
  type BlockList,
  BlockListContext,
  type RestrictionKind,
  useBlockList,
  useCollapsed,
} from './blocking/BlockListContext.ts';
export { CollapsedText, type CollapsedTextProps } from './blocking/CollapsedText.tsx';
export { type DraftStorage, memoryDraftStorage } from './drafts/draftStorage.ts';
export type { Drafts } from './drafts/drafts.ts';
export type { AvatarCache } from './images/avatarCache.ts';
export type { ImageInput } from './images/imageMachine.ts';
export type { KeptImages } from './images/keptImages.ts';
export { MemberAvatar, type MemberAvatarProps } from './images/MemberAvatar.tsx';
export { useImage } from './images/useImage.ts';
export type { OfflineData } from './offline/offlineData.ts';
export type { ActorRegistry } from './provider/actorRegistry.ts';
export type { Address } from './provider/address.ts';
export { type Brand, defaultBrand } from './provider/brand.ts';
export type { DetachedDialog, DetachedDialogs } from './provider/detachedDialogs.ts';
export { formatWait } from './provider/formatWait.ts';
export { isIgnoredError } from './provider/ignoredErrors.ts';
export { usePortal } from './provider/PortalContext.ts';
export { PortalProvider, type PortalProviderProps } from './provider/PortalProvider.tsx';
export type { Inspect, Portal } from './provider/portal.ts';
export { useRoutes } from './provider/RoutesContext.ts';
export type { SessionRef } from './provider/rootMachine.ts';
export { hrefOfSubject, hrefOfType, type OpenedSubject, type Routes } from './provider/routes.ts';
export { type PortalLogic, startPersistentActor } from './provider/startPersistentActor.ts';
export {
  knownUser,
  type PortalOptions,
  type StartedPortal,
  startPortal,
} from './provider/startPortal.ts';
export { useActorResult } from './provider/useActorResult.ts';
export { usePersistentActor, useViewActor } from './provider/useActors.ts';
export { useEmitted } from './provider/useEmitted.ts';
export { useFailureText } from './provider/useFailureText.ts';
export { useTagText } from './provider/useTagText.ts';
export { watchLeaving } from './provider/watchPage.ts';
export { SessionGate, type SessionGateProps } from './session/SessionGate.tsx';
export type {
  SessionContext,
  SessionEnd,
  SessionEvent,
  SessionNews,
} from './session/sessionSetup.ts';
export type { SessionStore } from './session/sessionStore.ts';
export { useSession, useUser } from './session/useSession.ts';
export { useSuspensionText } from './session/useSuspensionText.ts';
export {
  type Channel,
  type ChannelName,
  memoryChannels,
  type TabPort,
} from './storage/channels.ts';
export {
  createBrowserStorage,
  createMemoryStorage,
  type StorageBackend,
} from './storage/storageBackend.ts';
export { type StoredValue, type StoredValueOptions, storedValue } from './storage/storedValue.ts';
export { useStored } from './storage/useStored.ts';
export { failureOf, useAllWaiting, useWaiting } from './waiting/useWaiting.ts';
export { WaitingLine } from './waiting/WaitingLine.tsx';
export type { Waiting } from './waiting/waiting.ts';
export type { WaitingWrite } from './waiting/waitingWrite.ts';
