import { useSyncExternalStore } from 'react';
import { onEveryMinute } from './ticker.ts';

const SECOND_MS = 1000;
/** In whole seconds: one render sees one time. */
const read = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** The time as Unix milliseconds, for a render; what shows it is rendered again every minute. */
export const useNow = (): number => useSyncExternalStore(onEveryMinute, read, read);
