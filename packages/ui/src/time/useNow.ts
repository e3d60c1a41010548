import { useSyncExternalStore } from 'react';
import { onEveryMinute } from './ticker.ts';

const SECOND_MS = 1000;
/** In whole seconds, so that one render reads one time. */
const read = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** The time in Unix milliseconds; the component renders again every minute. */
export const useNow = (): number => useSyncExternalStore(onEveryMinute, read, read);
