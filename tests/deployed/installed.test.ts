import { spawnSync } from 'node:child_process';
import { deployedBundleSuite } from '../../apps/server/testing/deployedBundle.ts';

// From the registry, as an operator does it: what the manifest forgets is not there.
deployedBundleSuite((hub) => {
  const { status, stderr } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit'], {
    cwd: hub,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm install failed:\n${stderr}`);
});
