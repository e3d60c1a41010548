import { spawnSync } from 'node:child_process';
import { deployedBundleSuite } from '../../apps/server/testing/deployedBundle.ts';

// Installed from the registry, as an operator does: an undeclared dependency is missing.
deployedBundleSuite((hub) => {
  const { status, stderr } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit'], {
    cwd: hub,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm install failed:\n${stderr}`);
});
