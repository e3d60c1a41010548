import {
  type ApiError,
  createPost,
  deleteProfilePhoto,
  getMe,
  getProfilePhoto,
  listPosts,
  PROFILE_PHOTO_MAX_BYTES,
  uploadProfilePhoto,
} from '@saudagar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pdf, picture } from '../../../testing/sampleFiles.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { createProfilePhotos } from './profilePhotos.ts';

let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  member = await server.signUp();
});
afterAll(() => server.close());

const upload = (bytes: Uint8Array, type = 'image/jpeg', name = 'me.jpg') =>
  member.client.call(uploadProfilePhoto, {
    body: { file: new File([bytes as BlobPart], name, { type }) },
  });

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status }: ApiError) => status,
  );

test('a profile photo is cropped to a square in three sizes and shown with its member', async () => {
  const { profile_image_url } = await upload(await picture('jpeg', 600, 300));
  const me = await member.client.call(getMe);
  expect(me.profile_image).toBe(profile_image_url);
  for (const [size, side] of [
    ['small', 64],
    ['medium', 128],
    ['large', 384],
  ] as const) {
    const answer = await server.fetch(me.photo?.[size] ?? '');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=/);
    const photo = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(photo).toMatchObject({ format: 'webp', width: side, height: side });
  }
  await member.client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
  const reader = await server.signUp();
  const [post] = (await reader.client.call(listPosts)).items;
  expect(post?.user?.photo).toEqual(me.photo);
  expect(post?.user?.profile_image).toBe(me.profile_image);
});

test('a replaced profile photo gets a new address, and the old address stops opening', async () => {
  const first = await upload(await picture('jpeg'));
  const second = await upload(await picture('png'), 'image/png', 'me.png');
  expect(second.profile_image_url).not.toBe(first.profile_image_url);
  expect((await server.fetch(second.profile_image_url)).status).toBe(200);
  const params = { userId: member.user.id, size: 'small' } as const;
  expect((await member.client.call(getProfilePhoto, { params })).type).toBe('image/webp');
});

test('a new profile photo stays when the old photo’s bytes cannot be deleted', async () => {
  await upload(await picture('jpeg'));
  const { blobs } = server.community;
  const failing = vi.spyOn(blobs, 'deleteFolder').mockRejectedValueOnce(new Error('disk'));
  expect(await refusalOf(upload(await picture('png'), 'image/png', 'me.png'))).toBeUndefined();
  failing.mockRestore();
  const { photo } = await member.client.call(getMe);
  for (const address of Object.values(photo ?? {}))
    expect((await server.fetch(address)).status).toBe(200);
  expect(Object.keys(photo ?? {})).toHaveLength(3);
});

test('a new profile photo stays when only the response of its write is lost', async () => {
  const { fanOut, blobs } = server.community;
  const lossyFanOut: FanOut = {
    ...fanOut,
    async transaction(work) {
      await fanOut.transaction(work);
      throw new Error('the connection broke');
    },
  };
  const setting = createProfilePhotos(lossyFanOut, blobs).set(
    member.user.id,
    await picture('jpeg'),
  );
  await expect(setting).rejects.toThrow('the connection broke');
  const { photo } = await member.client.call(getMe);
  expect((await server.fetch(photo?.small ?? '')).status).toBe(200);
});

test('a profile photo can be removed repeatedly', async () => {
  const { profile_image_url } = await upload(await picture('webp'), 'image/webp', 'me.webp');
  await member.client.call(deleteProfilePhoto);
  await member.client.call(deleteProfilePhoto);
  expect(await member.client.call(getMe)).toMatchObject({ photo: null, profile_image: null });
  expect((await server.fetch(profile_image_url)).status).toBe(404);
});

test('a profile photo of exactly 5 242 880 bytes is accepted, one more byte is not', async () => {
  const photo = await picture('jpeg');
  // Bytes after the end of a JPEG belong to the file and are not decoded.
  const padded = Buffer.concat([photo, Buffer.alloc(PROFILE_PHOTO_MAX_BYTES - photo.length)]);
  expect(await refusalOf(upload(padded))).toBeUndefined();
  expect(await refusalOf(upload(Buffer.concat([padded, Buffer.alloc(1)])))).toBe(413);
});

test.each([
  ['a GIF', () => picture('gif'), 'image/gif'],
  ['a GIF that calls itself JPEG', () => picture('gif'), 'image/jpeg'],
  ['a JPEG that calls itself GIF', () => picture('jpeg'), 'image/gif'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
  ['a document', pdf, 'image/jpeg'],
])('a profile photo that is %s is refused and the previous one stays', async (_, make, type) => {
  const { profile_image_url } = await upload(await picture('jpeg'));
  expect(await refusalOf(upload(await make(), type))).toBe(415);
  expect((await server.fetch(profile_image_url)).status).toBe(200);
});
