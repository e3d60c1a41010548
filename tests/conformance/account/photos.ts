import {
  createComment,
  createPost,
  deleteProfilePhoto,
  getMe,
  getProfilePhoto,
  listComments,
  listPosts,
  PhotoSize,
  PROFILE_PHOTO_MAX_BYTES,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { pdf, picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness, Person, Refused } from '../harness.ts';

const WRONG_TYPE: Refused = {
  status: 415,
  en: 'File type is not supported',
  id: 'Jenis file tidak didukung',
  field: 'file',
};
const PHOTO_NOT_FOUND: Refused = {
  status: 404,
  en: 'Photo not found',
  id: 'Foto tidak ditemukan',
};

const photoOf = (content: Uint8Array, type = 'image/jpeg', name = 'saya.jpg') =>
  new File([new Uint8Array(content)], name, { type });

/** One's own profile photo (ACCT-109–129, WID-012). */
export function photosSuite(harness: Harness): void {
  const setPhoto = async ({ client }: Person, file?: File) => {
    const body = { file: file ?? photoOf(await picture('jpeg')) };
    return (await client.call(uploadProfilePhoto, { body })).profile_image_url;
  };
  const isOpen = async (address: string) => {
    const answer = await harness.fetch(address);
    await answer.arrayBuffer();
    return answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '');
  };

  describe('a profile photo', () => {
    it('is shown at the address it is given, without a token', async () => {
      const person = await harness.signUp();
      const address = await setPhoto(person);
      expect(address).toMatch(
        new RegExp(
          `^/api/users/profile/photo/${person.user.id}/large\\?v=.+&expires=\\d+&signature=`,
        ),
      );
      expect(await isOpen(address)).toBe(true);
    });

    it('belongs to its member everywhere, in three sizes', async () => {
      const person = await harness.signUp();
      const address = await setPhoto(person);
      const me = await person.client.call(getMe);
      expect(me.profile_image).toBe(address);
      expect(me.photo?.large).toBe(address);
      for (const url of Object.values(me.photo ?? {})) expect(await isOpen(url)).toBe(true);
      const post = await person.client.call(createPost, {
        body: { content: 'Foto baru', post_type: 'text' },
      });
      const comment = await person.client.call(createComment, {
        params: { id: post.id },
        body: { content: 'Halo' },
      });
      for (const author of [post.user, comment.user]) {
        expect(author).toMatchObject({ photo: me.photo, profile_image: address });
      }
    });

    test.each(PhotoSize.options)('is an image in size %s, for every member', async (size) => {
      const [person, reader] = [await harness.signUp(), await harness.signUp()];
      await setPhoto(person);
      const params = { userId: person.user.id, size };
      const photo = await reader.client.call(getProfilePhoto, { params });
      expect(photo.type).toMatch(/^image\//);
      expect(photo.size).toBeGreaterThan(0);
    });

    it('that is replaced has another address, also under what was written before', async () => {
      const person = await harness.signUp();
      const { id } = await person.client.call(createPost, {
        body: { content: 'Lama', post_type: 'text' },
      });
      await person.client.call(createComment, { params: { id }, body: { content: 'Lama' } });
      const first = await setPhoto(person);
      const second = await setPhoto(person);
      expect(second).not.toBe(first);
      const { items } = await person.client.call(listPosts, { query: { limit: 1 } });
      const comments = await person.client.call(listComments, { params: { id } });
      expect(items[0]?.user?.profile_image).toBe(second);
      expect(comments.items[0]?.user?.profile_image).toBe(second);
    });

    it('can be removed, and removed again', async () => {
      const person = await harness.signUp();
      await setPhoto(person);
      expect(await person.client.call(deleteProfilePhoto)).toBeUndefined();
      expect(await person.client.call(deleteProfilePhoto)).toBeUndefined();
      expect(await person.client.call(getMe)).toMatchObject({ profile_image: null, photo: null });
      await harness.refuses(PHOTO_NOT_FOUND, person.token, (client) =>
        client.call(getProfilePhoto, { params: { userId: person.user.id, size: 'large' } }),
      );
    });

    it('of a member who has none, or who does not exist, is not found', async () => {
      const { user, token } = await harness.signUp();
      for (const userId of [user.id, 'nothing']) {
        await harness.refuses(PHOTO_NOT_FOUND, token, (client) =>
          client.call(getProfilePhoto, { params: { userId, size: 'small' } }),
        );
      }
    });

    it('does not open with the address of another version or size', async () => {
      const address = await setPhoto(await harness.signUp());
      for (const spoilt of [address.replace('/large', '/small'), address.replace('v=', 'v=1')]) {
        const answer = await harness.fetch(spoilt);
        expect(answer.status).toBe(403);
        await answer.arrayBuffer();
      }
    });
  });

  describe('uploading a profile photo', () => {
    test.each([
      ['jpeg', 'image/jpeg'],
      ['jpeg', 'image/jpg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
    ] as const)('takes %s announced as %s', async (format, type) => {
      const person = await harness.signUp();
      const address = await setPhoto(
        person,
        photoOf(await picture(format), type, `saya.${format}`),
      );
      expect(await isOpen(address)).toBe(true);
    });

    it('takes 5 MB and no byte more', async () => {
      const person = await harness.signUp();
      const image = await picture('jpeg');
      const sized = (size: number) => {
        const bytes = new Uint8Array(size);
        bytes.set(image);
        return photoOf(bytes);
      };
      expect(await isOpen(await setPhoto(person, sized(PROFILE_PHOTO_MAX_BYTES)))).toBe(true);
      const file = sized(PROFILE_PHOTO_MAX_BYTES + 1);
      await harness.refuses(
        {
          status: 413,
          en: 'File is too large',
          id: 'Ukuran file terlalu besar',
          field: 'file',
        },
        person.token,
        (client) => client.call(uploadProfilePhoto, { body: { file } }),
      );
    });

    it('refuses other kinds and keeps the photo there is', async () => {
      const person = await harness.signUp();
      const address = await setPhoto(person);
      const files = [
        photoOf(await picture('gif'), 'image/gif', 'saya.gif'),
        photoOf(await picture('gif'), 'image/jpeg'),
        photoOf(pdf(), 'application/pdf', 'saya.pdf'),
        photoOf(pdf(), 'image/png', 'saya.png'),
        photoOf(
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          'image/svg+xml',
          'saya.svg',
        ),
      ];
      for (const file of files) {
        await harness.refuses(WRONG_TYPE, person.token, (client) =>
          client.call(uploadProfilePhoto, { body: { file } }),
        );
      }
      expect(await person.client.call(getMe)).toMatchObject({ profile_image: address });
    });
  });
}
