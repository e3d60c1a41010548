/** In place of the shim for React 17 that two libraries bring along. */
export { useSyncExternalStore } from 'react';
