import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  createComment,
  createPost,
  createRoom,
  likePost,
  listComments,
  listConversations,
  listMessages,
  listPosts,
  openDirectRoom,
  sendMessage,
  uploadFile,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { archiveOf, useBackups } from '../../testing/backupFixture.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open.ts';
import { fileKey } from '../files/fileKeys.ts';
import { importCommunity } from './importCommunity.ts';
import { requestExport } from './operatorSocket.ts';

const { newFolder, keep, databases, emptyFolder } = useBackups();
const now = () => new Date('2026-11-21T08:00:00Z');

/** Collects the data that members see, and the rows behind it. */
async function everything(server: TestServer, token: string) {
  const client = server.client(token);
  const posts = await client.call(listPosts, { query: { limit: 100 } });
  const threads = await Promise.all(
    posts.items.map(({ id }) => client.call(listComments, { params: { id } })),
  );
  const files = await Promise.all(
    posts.items
      .flatMap(({ files = [] }) => files.map(({ urls }) => urls?.full ?? ''))
      .map(async (address) => (await server.fetch(address)).text()),
  );
  const rooms = await client.call(listConversations);
  const messages = await Promise.all(
    rooms.items.map(({ id }) =>
      client.call(listMessages, { params: { roomId: id }, query: { mark_read: 'false' } }),
    ),
  );
  return { posts, threads, files, rooms, messages };
}

describe(`a community moved from the embedded to an ${databases.kind} database and back`, () => {
  test('a community moved between databases and back is the same in every row', async () => {
    const dataDir = await newFolder();
    const first = await startTestServer({ dataDir, now });
    const { client, token } = await first.signUp('pemilik');
    const body = { category: 'posts', file: new File(['Rp 45.000'], 'harga.txt') } as const;
    const { file } = await client.call(uploadFile, { body });
    for (const content of ['Kain #tenun "Sumba"\nbaris dua \\ €', 'قماش 👩‍🌾 <b>', 'dengan berkas'])
      await client.call(createPost, {
        body: {
          content,
          post_type: 'text',
          attachments: content === 'dengan berkas' ? [file.id] : [],
        },
      });
    const { items } = await client.call(listPosts);
    const params = { id: items[0]?.id ?? '' };
    await client.call(likePost, { params, body: { liked: true } });
    const parent = await client.call(createComment, { params, body: { content: 'Berapa?' } });
    for (const content of ['Sudah terjual', 'Masih ada'])
      await client.call(createComment, { params, body: { content, parent_comment_id: parent.id } });
    const { client: other, user } = await first.signUp('mitra');
    const room = await client.call(openDirectRoom, { params: { userId: user.id } });
    const message = { content: 'Apa kabar? شكرا', message_type: 'text' } as const;
    const at = { params: { roomId: room.id } };
    await client.call(sendMessage, { ...at, body: { ...message, attachments: [file.id] } });
    await other.call(sendMessage, { ...at, body: message });
    await client.call(createRoom, { body: { name: 'Pameran', user_ids: [user.id] } });
    const before = await everything(first, token);
    const exported = await archiveOf({ db: first.community.db, dataDir });
    await first.stop();

    const folder = await emptyFolder();
    expect(await importCommunity(folder, Readable.from(exported.bytes))).toEqual(exported.contents);
    const again = await archiveOf(folder);
    expect(again.contents.tables).toEqual(exported.contents.tables);

    const home = await newFolder();
    const embedded = await connectDatabase({ dataDir: home });
    await importCommunity({ db: embedded.db, dataDir: home }, Readable.from(again.bytes));
    await embedded.close();
    const last = keep(await startTestServer({ dataDir: home, now, signingKey: 'k'.repeat(32) }));
    const after = await everything(last, token);
    const withoutSignatures = (seen: unknown) =>
      JSON.stringify(seen).replace(/signature=\w+/g, 'signature');
    expect(withoutSignatures(after)).toBe(withoutSignatures(before));
    expect(after.files).toEqual(['Rp 45.000']);
    expect(after.messages.flat()).toHaveLength(2);
    // The signing key stays out of the archive: the target makes its own.
    expect(exported.bytes.includes('signing')).toBe(false);
  });

  test('an archive of an older version is migrated on import', async () => {
    const old = await emptyFolder();
    await migrate(old.db, '001-community');
    await sql`insert into members (id, email, username, full_name, password_hash, role,
      industry_tags, is_verified, created_at)
      values (gen_random_uuid(), 'a@b.id', 'abc', 'A', '-', 'user', '[]', false, now())`.execute(
      old.db,
    );
    const { bytes } = await archiveOf(old);
    const folder = await emptyFolder();
    await importCommunity(folder, Readable.from(bytes));
    await migrate(folder.db);
    expect(await folder.db.selectFrom('members').select('username').execute()).toEqual([
      { username: 'abc' },
    ]);
  });
});

describe(`a backup of the ${databases.kind} database while members write`, () => {
  test('a backup during writes is a consistent snapshot with every acknowledged write', async () => {
    const databaseUrl = await databases.create();
    const server = keep(await startTestServer({ databaseUrl }));
    const { client } = await server.signUp('penulis');
    const acknowledged: string[] = [];
    let isWriting = true;
    const write = async () => {
      for (let count = 0; isWriting; count += 1) {
        const body = { category: 'posts', file: new File([`isi ${count}`], 'a.txt') } as const;
        const attachments =
          count % 3 === 0 ? [(await client.call(uploadFile, { body })).file.id] : [];
        const { id } = await client.call(createPost, {
          body: { content: `tulisan ${count}`, post_type: 'text', attachments },
        });
        acknowledged.push(id);
        await client.call(likePost, { params: { id }, body: { liked: true } });
        await client.call(createComment, { params: { id }, body: { content: 'ya' } });
      }
    };
    const writers = Array.from({ length: 4 }, write);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000);
    const before = [...acknowledged];
    const { dataDir, community } = server;
    const bytes =
      databases.kind === 'embedded'
        ? await buffer(await requestExport(dataDir))
        : (await archiveOf({ db: community.db, dataDir })).bytes;
    const meanwhile = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(meanwhile), 60_000);
    isWriting = false;
    await Promise.all(writers);

    const folder = await emptyFolder();
    await importCommunity(folder, Readable.from(bytes));
    const posts = await folder.db.selectFrom('posts').selectAll().execute();
    const ids = new Set(posts.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const { rows: off } = await sql`
      select p.id from posts p where likes_count <>
        (select count(*) from post_likes l where l.post_id = p.id) or comments_count <>
        (select count(*) from comments c where c.post_id = p.id)`.execute(folder.db);
    expect(off).toEqual([]);
    const files = await folder.db.selectFrom('files').selectAll().execute();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect((await stat(join(folder.dataDir, 'files', fileKey(file)))).size).toBe(file.file_size);
  });
});
