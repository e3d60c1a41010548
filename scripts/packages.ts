import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the workspace. */
export const root = join(import.meta.dirname, '..');

/** One entry of a package's `exports`. */
export interface Entry {
  'saudagar-source'?: string;
  types?: string;
  default?: string;
}

/** The fields of a package.json that this tooling reads. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  engines?: { node?: string };
  exports: Record<string, Entry>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A package that is published. */
export interface Package {
  /** `packages/feed`, from the root. */
  folder: string;
  /** `feed`. */
  short: string;
  manifest: Manifest;
}

export const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

/** Lists every package, dependencies first. */
export function publishedPackages(): Package[] {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((path): Package => {
    const folder = dirname(path);
    return { folder, short: folder.split('/')[1] as string, manifest: readManifest(path) };
  });
  const ordered: Package[] = [];
  const visit = (one: Package) => {
    if (ordered.includes(one)) return;
    const needed = Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies });
    for (const other of packages) if (needed.includes(other.manifest.name)) visit(other);
    ordered.push(one);
  };
  for (const one of packages.sort((a, b) => a.short.localeCompare(b.short))) visit(one);
  return ordered;
}

/** Lists every package but those for Storybook, which npm would install with them. */
export const portalPackages = (): Package[] =>
  publishedPackages().filter(({ manifest }) => !('storybook' in { ...manifest.peerDependencies }));

/** Checks whether a file is missing, or older than any of its inputs. */
export function isStale(built: string, inputs: readonly string[]): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return globSync(inputs, { cwd: root }).some(
    (path) => !path.includes('node_modules') && statSync(join(root, path)).mtimeMs > builtAt,
  );
}
