import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const OWN = /\/(?:packages\/([a-z]+)|apps\/host)\/src\//;
/** Imported on demand by the host, but required for its first view. */
const FIRST = /\/(Page|Shell|AuthLayout)\.tsx$/;

/** File name of a feature: one for its first view, one for its on-demand parts. */
export function featureFile(id: string, context: Context): string | null {
  const name = ownerOf(id, context);
  if (!name) return null;
  return isOnDemand(id, context) ? `${name}-more` : name;
}

/** Rarely used parts of `ui`, one file per folder; on-demand parts are split separately. */
export function uiFile(id: string, context: Context): string | null {
  const folder = /\/ui\/src\/(\w+)/.exec(id)?.[1];
  return isOnDemand(id, context) ? null : `ui-${folder}`;
}

/** The feature of a module: for a library, its only user. */
function ownerOf(id: string, context: Context, seen = new Set<string>()): string | undefined {
  const own = OWN.exec(id);
  if (own) return own[1] ?? 'shell';
  if (seen.has(id)) return undefined;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const owners = new Set(importers.flatMap((one) => ownerOf(one, context, seen) ?? []));
  return owners.size === 1 ? [...owners][0] : undefined;
}

/** Returns true when a module is loaded only with parts that its package imports on demand. */
function isOnDemand(id: string, context: Context, seen = new Set<string>()): boolean {
  // The home page loads a feature's card on demand.
  if (/\/packages\/\w+\/src\/home\//.test(id)) return true;
  if (FIRST.test(id)) return false;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  // A package's index exports everything, on demand or not.
  const inside = importers.filter((importer) => !importer.endsWith('/src/index.ts'));
  if (inside.some((one) => !seen.has(one) && !isOnDemand(one, context, seen))) return false;
  return inside.length > 0 || dynamicImporters.length > 0;
}
