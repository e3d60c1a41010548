import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lockfile, missingOptionals } from '../../scripts/lockfile.ts';
import { readManifest, root } from '../../scripts/packages.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>;
};

test('the lockfile names no registry, so that every machine asks its own', () => {
  const named = Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'));
  expect(named).toEqual([]);
});

test('what is installed here is exact; a published package may leave its users a range', () => {
  const manifests = Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules'))
    .map(([path]) => readManifest(join(path, 'package.json')));
  const loose = manifests.flatMap((manifest) =>
    Object.entries({
      ...(manifest.private && manifest.dependencies),
      ...manifest.devDependencies,
    })
      .filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([needed, version]) => `${manifest.name}: ${needed} ${version}`),
  );
  expect(loose).toEqual([]);
});

test('the lockfile knows the packages of every platform, or npm ci would refuse it', () => {
  expect(missingOptionals(lock as Lockfile).map(([location]) => location)).toEqual([]);
});

test('a platform package that is not in the lockfile is told, nested where another version is in its place', () => {
  const needs = (version: string) => ({
    optionalDependencies: { '@tool/linux-x64-musl': version },
  });
  const missing = missingOptionals({
    packages: { 'node_modules/a': needs('2.0.0'), 'node_modules/b': needs('1.0.0') },
  });
  const platform = { optional: true, cpu: ['x64'], os: ['linux'], libc: ['musl'] };
  expect(missing).toEqual([
    ['node_modules/@tool/linux-x64-musl', { version: '2.0.0', ...platform }],
    ['node_modules/b/node_modules/@tool/linux-x64-musl', { version: '1.0.0', ...platform }],
  ]);
});
