// What a flow provides its machine with: loads without React.
export type { Drafts } from './drafts/drafts.ts';
export { keepActor, type PortalLogic } from './provider/keepActor.ts';
export type { Portal } from './provider/portal.ts';
export { watchLeaving } from './provider/watchPage.ts';
