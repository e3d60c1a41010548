import { loadable } from '../onDemand/loadable.tsx';

/**
 * The share dialog, for `useOnDemand`: clipboard, Twitter, LinkedIn, Facebook, WhatsApp, and the
 * device's share sheet (FEED-139–150).
 */
export const shareDialog = loadable(async () => (await import('./ShareDialog.tsx')).ShareDialog);
