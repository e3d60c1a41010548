// What a flow provides its machine with: loads without React.
export type { Drafts } from './drafts/drafts.ts';
export type { Portal } from './provider/portal.ts';
export { hrefOfType, type Routes } from './provider/routes.ts';
export { type PortalLogic, startPersistentActor } from './provider/startPersistentActor.ts';
export { watchLeaving } from './provider/watchPage.ts';
