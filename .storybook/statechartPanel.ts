import { join } from 'node:path';

/** Adds our own panel from its source; others name the package under `addons`. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  join(import.meta.dirname, '../packages/storybook-statecharts/src/manager.ts'),
];
