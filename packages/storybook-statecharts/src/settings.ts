import { useSyncExternalStore } from 'react';
import type { Naming } from './machine/plainNames.ts';
import { remembered } from './panelStore.ts';

/** Display preferences of the panel and of docs pages, persisted in the browser. */
export interface PanelSettings {
  view: 'drawing' | 'list';
  naming: Naming;
  /** Shows invocations and actions in the boxes. */
  isDetailed: boolean;
}

export const FIRST_SETTINGS: PanelSettings = {
  view: 'drawing',
  naming: 'words',
  isDetailed: false,
};

const stored = remembered<PanelSettings>('settings');
const listeners = new Set<() => void>();
let current: PanelSettings | null = null;

function readSettings(): PanelSettings {
  current ??= { ...FIRST_SETTINGS, ...stored.read() };
  return current;
}

/** Persists the settings; every drawing of this window and of Storybook's other one follows. */
export function writeSettings(settings: PanelSettings): void {
  stored.write(settings);
  publish(settings);
}

function publish(settings: PanelSettings | null): void {
  current = settings;
  for (const listener of listeners) listener();
}

/** Storybook's frame and its preview are two windows of one origin. */
const handleStorage = () => publish(null);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** The settings, as they change here or in Storybook's other window. */
export const useSettings = (): PanelSettings => useSyncExternalStore(subscribe, readSettings);
