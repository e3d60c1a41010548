import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulesOfFiles } from '../../scripts/initialModules.ts';

const MODULES = join(import.meta.dirname, '../../apps/host/dist/.vite/modules.json');

/**
 * Returns the path of the built file with a module, by a part of the module's path: chunks and
 * their names change from build to build.
 * @throws where no file has one.
 */
export function fileWith(module: string): string {
  const built = JSON.parse(readFileSync(MODULES, 'utf8')) as ModulesOfFiles;
  const [file] =
    Object.entries(built).find(([, modules]) => modules.some((one) => one.includes(module))) ?? [];
  if (!file) throw new Error(`No built file has ${module}`);
  return file;
}
