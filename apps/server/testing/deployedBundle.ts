import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  finishUpload,
  login,
  RESUMABLE_UPLOADS_PATH,
  uploadFile,
} from '@saudagar/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { runProgram } from './processFixture.ts';
import { officeDocument, picture, video } from './sampleFiles.ts';

const dist = join(import.meta.dirname, '../dist');
/** Uploads: one file of each kind. */
const uploads = {
  'gudang.jpg': () => picture('jpeg'),
  'katalog.docx': () => officeDocument('docx'),
  'toko.mp4': () => video('mp4'),
};

/** Tests the bundle alone in an empty folder, with the packages that `install` puts there. */
export function deployedBundleSuite(install: (hub: string) => Promise<void> | void): void {
  let deployed: string;
  let hub: string;
  beforeAll(async () => {
    deployed = await mkdtemp(join(tmpdir(), 'deployed-'));
    hub = join(deployed, 'hub');
    await cp(dist, hub, { recursive: true });
    await install(hub);
  });
  afterAll(() => rm(deployed, { recursive: true, force: true }));

  const run = (program: string, more: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(hub, 'run.js'), program, ...args],
      {
        env: { PATH: process.env.PATH, DATA_DIR: join(deployed, 'data'), ...more },
        encoding: 'utf8',
      },
    );
    return { status, output: stdout + stderr };
  };

  test('the deployed bundle serves, takes files, makes an administrator and moves', async () => {
    const env = { DATA_DIR: join(deployed, 'data'), PORT: '0' };
    const demo = runProgram('serve', env, ['--demo'], join(hub, 'run.js'));
    onTestFinished(() => demo.kill('SIGTERM'));
    const [, baseUrl = ''] = await demo.printed(/demo is at (http:\/\/[\d.:]+)/);
    const [{ email, password } = { email: '', password: '' }] = demoAccounts;
    const { access_token } = await createClient({ baseUrl }).call(login, {
      body: { email, password },
    });
    const client = createClient({ baseUrl, getToken: () => access_token });
    for (const [name, make] of Object.entries(uploads)) {
      const file = new File([new Uint8Array(await make())], name);
      const stored = await client.call(uploadFile, { body: { category: 'posts', file } });
      expect(stored.file.original_filename).toBe(name);
      const id = await sendInParts(client, file);
      const body = { upload_id: id, client_id: crypto.randomUUID() };
      const finished = await client.call(finishUpload, { body });
      expect(finished.file.original_filename).toBe(name);
    }
    demo.kill('SIGTERM');
    expect(await demo.ended).toBe(0);

    const rina = {
      ADMIN_EMAIL: 'rina@toko.id',
      ADMIN_NAME: 'Rina',
      ADMIN_PASSWORD: 'kain-tenun-88',
    };
    expect(run('createAdmin', rina)).toMatchObject({ status: 0 });
    const archive = join(deployed, 'community.tar');
    expect(run('exportData', {}, archive)).toMatchObject({ status: 0 });
    const folder = { DATA_DIR: join(deployed, 'other') };
    expect(run('importData', folder, archive)).toMatchObject({ status: 0 });
    expect(run('bake', {})).toMatchObject({ status: 1 });
  });
}

/** Sends a file in two parts by the protocol tus; returns the upload's id. */
async function sendInParts(client: Client, file: File): Promise<string> {
  const metadata = Object.entries({ filename: file.name, category: 'posts' })
    .map(([key, value]) => `${key} ${btoa(value)}`)
    .join(',');
  const begun = await client.request({
    method: 'POST',
    path: RESUMABLE_UPLOADS_PATH,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(file.size),
      'upload-metadata': metadata,
    },
  });
  const path = begun.header('location') ?? '';
  const half = Math.floor(file.size / 2);
  for (const [from, to] of [
    [0, half],
    [half, file.size],
  ] as const) {
    const { status } = await client.request({
      method: 'PATCH',
      path,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: file.slice(from, to),
    });
    expect(status).toBe(204);
  }
  return path.split('/').at(-1) ?? '';
}
