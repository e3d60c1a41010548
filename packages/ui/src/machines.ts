// Rules and types that machines need: loads without React.
export type { Notifier } from './notices/createNotifier.ts';
export { loadWhenIdle } from './onDemand/loadWhenIdle.ts';
export { saveFile } from './sharing/saveFile.ts';
