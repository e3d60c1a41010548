import { useSyncExternalStore } from 'react';
import { installPrompt } from './installPrompt.ts';

/** True while the browser offers to install the app. */
export const useInstallable = (): boolean =>
  useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
