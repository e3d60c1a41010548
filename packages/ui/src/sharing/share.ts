import { loadable } from '../onDemand/loadable.tsx';

/**
 * Shares a link, for `useOnDemand`: to the clipboard, Twitter, LinkedIn, Facebook and WhatsApp, and
 * through the device where it can (FEED-139–150).
 */
export const shareDialog = loadable(async () => (await import('./ShareDialog.tsx')).ShareDialog);
