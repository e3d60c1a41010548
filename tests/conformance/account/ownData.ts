import {
  acceptConnection,
  createComment,
  createGroup,
  createPost,
  deleteAccount,
  downloadArchive,
  getGroup,
  getMe,
  getMemberProfile,
  getPost,
  joinGroup,
  listComments,
  listMemberPosts,
  login,
  prepareArchive,
  requestConnection,
  uploadFile,
} from '@saudagar/contract';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../apps/server/testing/sampleFiles.ts';
import { failureOf, type Harness, PASSWORD, type Person, type Refused } from '../harness.ts';

const NO_ARCHIVE: Refused = {
  status: 404,
  en: 'This download is no longer valid. Prepare it again.',
  id: 'Unduhan ini sudah tidak berlaku. Siapkan lagi.',
};

/** Export of one's own data, and deletion of an account (SHELL-061). */
export function ownDataSuite(harness: Harness): void {
  const post = ({ client }: Person, content: string, attachments: string[] = []) =>
    client.call(createPost, { body: { content, post_type: 'text', attachments } });
  const leave = ({ client }: Person, password = PASSWORD) =>
    client.call(deleteAccount, { body: { password } });

  describe("an archive of one's own data", () => {
    it('an archive holds the member’s data and files, and those of nobody else', async () => {
      const [person, other] = [await harness.signUp(), await harness.signUp()];
      const bytes = new Uint8Array(pdf());
      const { file } = await person.client.call(uploadFile, {
        body: {
          category: 'posts',
          file: new File([bytes], 'daftar.pdf', { type: 'application/pdf' }),
        },
      });
      await post(person, 'Milik saya', [file.id]);
      await post(other, 'Milik orang lain');
      const archive = await person.client.call(prepareArchive);
      expect(archive).toMatchObject({ files: 1, expires_at: expect.any(String) });
      expect(archive.bytes).toBeGreaterThan(bytes.length);

      const answer = await harness.fetch(archive.download);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      const zip = new Uint8Array(await answer.arrayBuffer());
      const entries = unzipSync(zip);
      const json = (name: string) => JSON.parse(new TextDecoder().decode(entries[name])) as unknown;
      expect(json('account/account.json')).toMatchObject([{ email: person.user.email }]);
      expect(json('posts/posts.json')).toMatchObject([{ content: 'Milik saya' }]);
      expect(entries[`files/posts/${file.filename}`]).toEqual(bytes);
      const text = new TextDecoder().decode(zip);
      expect(text).not.toContain('Milik orang lain');
      expect(text).not.toMatch(/password|token_hash/);
    });

    it('an archive opens to its member and by its signed address alone', async () => {
      const [person, other] = [await harness.signUp(), await harness.signUp()];
      const { id, download } = await person.client.call(prepareArchive);
      const blob = await person.client.call(downloadArchive, { params: { id } });
      expect(Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer())))).toContain(
        'account/account.json',
      );
      for (const wanted of [id, 'nothing'])
        await harness.refuses(NO_ARCHIVE, other.token, (client) =>
          client.call(downloadArchive, { params: { id: wanted } }),
        );
      const forged = await harness.fetch(download.replace(/signature=./, 'signature=x'));
      expect(forged.status).toBe(403);
      await forged.text();
    });
  });

  describe('deleting an account', () => {
    it('deleting an account asks for the password, and does nothing without it', async () => {
      const person = await harness.signUp();
      await harness.refuses(
        {
          status: 403,
          en: 'This is not your password',
          id: 'Kata sandi ini bukan kata sandi Anda',
          field: 'password',
        },
        person.token,
        (client) => client.call(deleteAccount, { body: { password: 'salah-sekali' } }),
      );
      expect(await person.client.call(getMe)).toEqual(person.user);
    });

    it('deleting an account removes all of the member’s data, and no other', async () => {
      const [person, friend] = [await harness.signUp(), await harness.signUp()];
      const theirs = await post(person, 'Akan hilang');
      const remaining = await post(friend, 'Tetap ada');
      const params = { id: remaining.id };
      await person.client.call(createComment, { params, body: { content: 'Ikut hilang' } });
      await friend.client.call(createComment, { params, body: { content: 'Tetap' } });
      const { connection_id = '' } = await person.client.call(requestConnection, {
        params: { id: friend.user.id },
      });
      await friend.client.call(acceptConnection, { params: { id: connection_id } });
      const run = await person.client.call(createGroup, {
        body: { name: 'Diwariskan', description: 'Grup pedagang kain' },
      });
      await friend.client.call(joinGroup, { params: { id: run.id } });
      const alone = await person.client.call(createGroup, {
        body: { name: 'Berakhir', description: 'Grup pedagang kain' },
      });

      expect(await leave(person)).toBeUndefined();

      expect(await failureOf(person.client.call(getMe))).toMatchObject({ status: 401 });
      const body = { email: person.user.email, password: PASSWORD };
      expect(await failureOf(harness.client().call(login, { body }))).toMatchObject({
        status: 401,
      });
      const asked = { params: { id: person.user.id } };
      for (const call of [getMemberProfile, listMemberPosts] as const)
        expect(await failureOf(friend.client.call(call, asked))).toMatchObject({ status: 404 });
      const read = friend.client.call(getPost, { params: { id: theirs.id } });
      expect(await failureOf(read)).toMatchObject({ status: 404 });
      expect(await friend.client.call(getPost, { params })).toMatchObject({ comments_count: 1 });
      const { items } = await friend.client.call(listComments, { params });
      expect(items.map(({ content }) => content)).toEqual(['Tetap']);
      expect(await friend.client.call(getMe)).toMatchObject({ connections_count: 0 });
      expect(await friend.client.call(getGroup, { params: { id: run.id } })).toMatchObject({
        admin_user_id: friend.user.id,
        membership: 'admin',
        member_count: 1,
      });
      const ended = friend.client.call(getGroup, { params: { id: alone.id } });
      expect(await failureOf(ended)).toMatchObject({ status: 404 });
    });

    it('the last admin cannot be deleted, nor the last two at the same moment', async () => {
      const admins = [await harness.signUp(), await harness.signUp()] as const;
      await harness.onlyAdmins(admins.map(({ user }) => user.id));
      const outcomes = await Promise.allSettled(admins.map((admin) => leave(admin)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = admins[outcomes[0]?.status === 'rejected' ? 0 : 1];
      await harness.refuses(
        {
          status: 409,
          en: 'You are the last admin. Make another member an admin first.',
          id: 'Anda admin terakhir. Jadikan anggota lain admin dulu.',
        },
        left.token,
        (client) => client.call(deleteAccount, { body: { password: PASSWORD } }),
      );
      expect(await left.client.call(getMe)).toMatchObject({ id: left.user.id, role: 'admin' });
    });
  });
}
