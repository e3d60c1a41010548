import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulesOfFiles } from '../../scripts/initialModules.ts';

const MODULES = join(import.meta.dirname, '../../apps/host/dist/.vite/modules.json');

/**
 * The path of the built file that has a module, by a part of the module's path: which modules share a
 * file, and what it is called, changes from build to build.
 * @throws where no file has one.
 */
export function fileWith(module: string): string {
  const built = JSON.parse(readFileSync(MODULES, 'utf8')) as ModulesOfFiles;
  const [file] =
    Object.entries(built).find(([, modules]) => modules.some((one) => one.includes(module))) ?? [];
  if (!file) throw new Error(`No built file has ${module}`);
  return file;
}
