/** The lockfile of a portal that installs the packed packages: exactly what the workspace has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages, root } from '../../scripts/packages.ts';

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}

/** Where npm has put the oldest React, in the workspace's own lockfile. */
const OLDEST_REACT = 'tests/react-18/';

/** The portal's package.json and lockfile. Without asking a registry what there is. */
export function lockOf(react: '18' | '19', tarballs: Map<string, string>) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const published = publishedPackages().filter(({ manifest }) => tarballs.has(manifest.name));
  const entries: Record<string, Locked> = {};
  const find = (name: string) =>
    (react === '18' ? packages[`${OLDEST_REACT}node_modules/${name}`] : undefined) ??
    packages[`node_modules/${name}`];

  function add(name: string): void {
    const path = `node_modules/${name}`;
    const locked = find(name);
    if (entries[path] || tarballs.has(name) || !locked) return;
    const { dev: _, devOptional: __, peer: ___, optional: ____, ...entry } = locked;
    entries[path] = entry;
    for (const needed of needsOf(entry)) add(needed);
    for (const [nested, own] of Object.entries(packages)) {
      if (!nested.startsWith(`${path}/node_modules/`)) continue;
      entries[nested] = own;
      for (const needed of needsOf(own)) add(needed);
    }
  }

  const dependencies: Record<string, string> = {};
  for (const { manifest } of published) {
    const tarball = `file:${tarballs.get(manifest.name)}`;
    dependencies[manifest.name] = tarball;
    const { version, dependencies: own = {}, peerDependencies: peers = {} } = manifest;
    entries[`node_modules/${manifest.name}`] = {
      version,
      resolved: tarball,
      dependencies: own,
      peerDependencies: peers,
    };
    for (const name of [...Object.keys(own), ...Object.keys(peers)]) {
      add(name);
      if (name in peers && !name.startsWith('@saudagar/')) {
        dependencies[name] = find(name)?.version ?? '*';
      }
    }
  }
  // For the words of the portal's own.
  add('i18next');
  dependencies.i18next = find('i18next')?.version ?? '*';
  const manifest = {
    name: 'portal',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies,
  };
  return {
    manifest,
    lock: {
      name: 'portal',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': manifest, ...entries },
    },
  };
}

function needsOf({ dependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(dependencies ?? {}), ...peers];
}
