import type { Naming } from '../machine/plainNames.ts';

/** Display preferences, persisted in the browser. */
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
