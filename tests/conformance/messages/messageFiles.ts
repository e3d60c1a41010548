import {
  createPost,
  createRoom,
  getFile,
  getFileByName,
  getFileInfo,
  leaveRoom,
  listConversations,
  listMessages,
  openDirectRoom,
  sendMessage,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { FILE_NOT_FOUND } from '../refusals.ts';

/** Files of messages, and their visibility. */
export function messageFilesSuite(harness: Harness): void {
  const upload = async (by: Person, name: string) => {
    const file = new File([`Daftar harga ${name}`], name, { type: 'text/plain' });
    return (await by.client.call(uploadFile, { body: { category: 'posts', file } })).file;
  };

  async function sendFiles(...names: string[]) {
    const [a, b] = [await harness.signUp(), await harness.signUp()];
    const { id: roomId } = await a.client.call(openDirectRoom, { params: { userId: b.user.id } });
    const files = [];
    for (const name of names) files.push(await upload(a, name));
    const message = await a.client.call(sendMessage, {
      params: { roomId },
      body: { content: '', message_type: 'text', attachments: files.map(({ id }) => id) },
    });
    return { a, b, roomId, files, message };
  }

  describe('files of a message', () => {
    it('a message may be files alone, in order, with signed addresses', async () => {
      const { a, b, roomId, files, message } = await sendFiles('b.txt', 'a.txt');
      expect(message.content).toBe('');
      expect(message.attachments).toEqual(files.map(({ id }) => id));
      const [shown] = await b.client.call(listMessages, { params: { roomId } });
      expect(shown?.files?.map((file) => file.original_filename)).toEqual(['b.txt', 'a.txt']);
      const answer = await harness.fetch(shown?.files?.[0]?.urls?.full ?? '');
      expect([answer.status, await answer.text()]).toEqual([200, 'Daftar harga b.txt']);
      const [listed] = (await a.client.call(listConversations)).items;
      expect(listed?.last_message).toMatchObject({ content: '', files_count: 2 });
    });

    it('files of a message are visible to the two members, and to nobody else', async () => {
      const { a, b, files } = await sendFiles('rahasia.txt');
      const [file] = files;
      if (!file) return expect.unreachable();
      const params = { id: file.id };
      for (const { client } of [a, b]) {
        expect((await client.call(getFileInfo, { params })).id).toBe(file.id);
        expect(await (await client.call(getFile, { params })).text()).toMatch(/rahasia/);
      }
      const stranger = await harness.signUp();
      const refused = (call: Parameters<Harness['refuses']>[2]) =>
        harness.refuses(FILE_NOT_FOUND, stranger.token, call);
      await refused((client) => client.call(getFileInfo, { params }));
      await refused((client) => client.call(getFile, { params }));
      await refused((client) =>
        client.call(getFileByName, { params: { category: 'posts', filename: file.filename } }),
      );
    });

    it('files of a group chat are deleted when its last member leaves', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const body = { name: 'Pameran', user_ids: [b.user.id] };
      const { id: roomId } = await a.client.call(createRoom, { body });
      const [shared, unshared] = [await upload(a, 'umum.txt'), await upload(a, 'rahasia.txt')];
      await a.client.call(sendMessage, {
        params: { roomId },
        body: { content: '', message_type: 'text', attachments: [shared.id, unshared.id] },
      });
      await a.client.call(createPost, {
        body: { content: 'Daftar', post_type: 'text', attachments: [shared.id] },
      });
      await a.client.call(leaveRoom, { params: { roomId } });
      expect((await b.client.call(getFileInfo, { params: { id: unshared.id } })).id).toBe(
        unshared.id,
      );
      await b.client.call(leaveRoom, { params: { roomId } });
      for (const { token } of [a, b])
        await harness.refuses(FILE_NOT_FOUND, token, (client) =>
          client.call(getFileInfo, { params: { id: unshared.id } }),
        );
      expect((await harness.fetch(unshared.urls?.full ?? '')).status).toBe(404);
      expect((await b.client.call(getFileInfo, { params: { id: shared.id } })).id).toBe(shared.id);
    });

    it('files of a message are visible to everybody once a post has them', async () => {
      const { a, files } = await sendFiles('umum.txt');
      const attachments = files.map(({ id }) => id);
      await a.client.call(createPost, {
        body: { content: 'Daftar harga', post_type: 'text', attachments },
      });
      const stranger = await harness.signUp();
      const params = { id: attachments[0] ?? '' };
      expect((await stranger.client.call(getFileInfo, { params })).id).toBe(params.id);
    });
  });
}
