import type { Naming } from '../machine/plainNames.ts';

/** How somebody likes to see machines; kept in their browser. */
export interface PanelSettings {
  view: 'drawing' | 'list';
  naming: Naming;
  /** Whether boxes say what runs and happens in them. */
  isDetailed: boolean;
}

export const FIRST_SETTINGS: PanelSettings = {
  view: 'drawing',
  naming: 'words',
  isDetailed: false,
};
