// The session machine, and types for providing machines: loads without React.
export type { Drafts } from './drafts/drafts.ts';
export { provideImage } from './images/imageActors.ts';
export {
  type ImageContext,
  type ImageEvent,
  type ImageRequest,
  imageMachine,
} from './images/imageMachine.ts';
export { keptAt, markKept } from './offline/keptAt.ts';
export type { Portal } from './provider/portal.ts';
export { hrefOfSubject, hrefOfType, type OpenedSubject, type Routes } from './provider/routes.ts';
export { type PortalLogic, startPersistentActor } from './provider/startPersistentActor.ts';
export { watchLeaving, watchPage } from './provider/watchPage.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type { Waiting } from './waiting/waiting.ts';
export { waitingMachine } from './waiting/waitingMachine.ts';
export type { WaitingWrite } from './waiting/waitingWrite.ts';
