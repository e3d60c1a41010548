import { join } from 'node:path';

/** Our own panel from its source, as all packages; who installs it names the package under `addons`. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  join(import.meta.dirname, '../packages/storybook-statecharts/src/manager.ts'),
];
