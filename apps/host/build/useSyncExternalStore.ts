/** Replaces the React 17 shim that two libraries include. */
export { useSyncExternalStore } from 'react';
