// Machines, and the parts of a portal that flows provide theirs with: loads without React.
export type { Drafts } from './drafts/drafts.ts';
export { providePicture } from './pictures/pictureActors.ts';
export { pictureMachine } from './pictures/pictureMachine.ts';
export type { Portal } from './provider/portal.ts';
export { type PortalLogic, startPersistentActor } from './provider/startPersistentActor.ts';
export { watchLeaving } from './provider/watchPage.ts';
export { sessionMachine } from './session/sessionMachine.ts';
