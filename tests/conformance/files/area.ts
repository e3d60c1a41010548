import { createRoom, RESUMABLE_UPLOADS_PATH, sendMessage, uploadFile } from '@saudagar/contract';
import { pdf, video } from '../../../apps/server/testing/sampleFiles.ts';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import type { Person } from '../harness.ts';
import { filesSuite } from './files.ts';
import { postersSuite } from './posters.ts';
import { refusedUploadsSuite } from './refusedUploads.ts';
import { resumableUploadsSuite } from './resumableUploads.ts';
import { signedAddressesSuite } from './signedAddresses.ts';
import { fileOf } from './uploadedFiles.ts';
import { uploadsSuite } from './uploads.ts';

export const files: AreaConformance = {
  suites: [
    ...[uploadsSuite, refusedUploadsSuite, resumableUploadsSuite],
    ...[filesSuite, signedAddressesSuite, postersSuite],
  ],
  fixtures: [
    [/^\/api\/files\/\{id\}\/poster/, makeVideo],
    [/^\/api\/files\//, makeFile],
  ],
  realFields: {
    finishUpload: async ({ owner, actor = owner }) => ({ upload_id: await uploadParts(actor) }),
  },
};

/** Sends all parts of an upload, and returns its id. */
async function uploadParts({ client }: Pick<Person, 'client'>): Promise<string> {
  const part = new Blob([new Uint8Array(pdf())]);
  const created = await client.request({
    method: 'POST',
    path: RESUMABLE_UPLOADS_PATH,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(part.size),
      'upload-metadata': `category ${btoa('posts')},filename ${btoa('harga.pdf')}`,
    },
  });
  const path = created.header('location') as string;
  await client.request({
    method: 'PATCH',
    path,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: part,
  });
  return path.split('/').at(-1) as string;
}

async function makeVideo({ owner: { client } }: TestUsers): Promise<Fixture> {
  const file = await fileOf('klip.webm', video('webm'));
  return fixtureOf({
    id: (await client.call(uploadFile, { body: { category: 'posts', file } })).file.id,
  });
}

/** A file attached to a message only: nobody outside the conversation may see it. */
async function makeFile({ owner: { client }, bystander }: TestUsers): Promise<Fixture> {
  const user_ids = [bystander.user.id];
  const { id: roomId } = await client.call(createRoom, { body: { name: 'Kita', user_ids } });
  const { file } = await client.call(uploadFile, {
    body: { category: 'posts', file: await photo() },
  });
  await client.call(sendMessage, {
    params: { roomId },
    body: { content: '', message_type: 'text', attachments: [file.id] },
  });
  return fixtureOf({ id: file.id, category: file.category, filename: file.filename });
}
