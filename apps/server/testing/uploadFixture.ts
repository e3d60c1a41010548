import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiError, type FileInfo, uploadFile } from '@saudagar/contract';
import { expect } from 'vitest';
import type { SignedUp, TestServer } from './testServer.ts';

// Actions and checks of upload tests.

export const fileOf = (name: string, bytes: Uint8Array | string, type = '') =>
  new File([bytes as BlobPart], name, { type });

export const uploadBy = ({ client }: SignedUp, file: File) =>
  client.call(uploadFile, { body: { category: 'posts', file } });

export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, detail, field }: ApiError) => ({ status, detail, field }),
  );

/** Lists every file an upload could have left in the data folder, and counts the rows. */
export async function leftBy({ dataDir, community }: TestServer) {
  const below = async (folder: string) =>
    (await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  const rows = await community.db.selectFrom('files').select('id').execute();
  return { files: [...(await below('files')), ...(await below('scratch'))], rows: rows.length };
}

export async function bytesAt(server: TestServer, path: string): Promise<Buffer> {
  const answer = await server.fetch(path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

export const addressesOf = (file: FileInfo) => {
  if (!file.urls) throw new Error('a file has addresses');
  return file.urls;
};
