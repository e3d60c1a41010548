import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const OWN = /\/(?:packages\/([a-z]+)|apps\/host)\/src\//;
/** Imported on demand by the host, which then shows nothing without them. */
const FIRST = /\/(Page|Shell|AuthLayout)\.tsx$/;

/** One file for a feature's first view, one for what it opens on demand. */
export function featureFile(id: string, context: Context): string | null {
  const name = ownerOf(id, context);
  if (!name) return null;
  return isOnDemand(id, context) ? `${name}-more` : name;
}

/** What few pages need of `ui`, a file a folder; what comes on demand stays by itself. */
export function uiFile(id: string, context: Context): string | null {
  const folder = /\/ui\/src\/(\w+)/.exec(id)?.[1];
  return isOnDemand(id, context) ? null : `ui-${folder}`;
}

/** The feature that a module belongs to: of a library's, the one that alone uses it. */
function ownerOf(id: string, context: Context, seen = new Set<string>()): string | undefined {
  const own = OWN.exec(id);
  if (own) return own[1] ?? 'shell';
  if (seen.has(id)) return undefined;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const owners = new Set(importers.flatMap((one) => ownerOf(one, context, seen) ?? []));
  return owners.size === 1 ? [...owners][0] : undefined;
}

/** Whether a module comes only with something that its package imports on demand. */
function isOnDemand(id: string, context: Context, seen = new Set<string>()): boolean {
  // The home page shows a feature's card on demand.
  if (/\/packages\/\w+\/src\/home\//.test(id)) return true;
  if (FIRST.test(id)) return false;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  // A package's index names everything that there is, on demand or not.
  const inside = importers.filter((importer) => !importer.endsWith('/src/index.ts'));
  if (inside.some((one) => !seen.has(one) && !isOnDemand(one, context, seen))) return false;
  return inside.length > 0 || dynamicImporters.length > 0;
}
