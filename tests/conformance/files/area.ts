import { createRoom, sendMessage, uploadFile } from '@saudagar/contract';
import { video } from '../../../apps/server/testing/sampleFiles.ts';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { filesSuite } from './files.ts';
import { postersSuite } from './posters.ts';
import { refusedUploadsSuite } from './refusedUploads.ts';
import { signedAddressesSuite } from './signedAddresses.ts';
import { fileOf } from './uploadedFiles.ts';
import { uploadsSuite } from './uploads.ts';

export const files: AreaConformance = {
  suites: [uploadsSuite, refusedUploadsSuite, filesSuite, signedAddressesSuite, postersSuite],
  fixtures: [
    [/^\/api\/files\/\{id\}\/poster/, makeVideo],
    [/^\/api\/files\//, makeFile],
  ],
  realFields: {},
};

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
