import { createPost, createTender, flagContent, uploadFile } from '@saudagar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture } from '../../../testing/sampleFiles.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { readTables } from '../../backup/tables.ts';
import { readForeignKeys } from '../../database/foreignKeys.ts';
import { sweepFiles } from '../../files/sweepFiles.ts';
import { purgeRemoved } from './flags/removedContent.ts';

const databases = testDatabases();
const DAY = 86_400_000;

/**
 * Tables that the deletion of content takes rows from, by the content's own. The record finds them
 * by itself: add a new one here once the counts of its rows are right after a restoration.
 */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  comments: ['comment_likes'],
  events: [
    ...['event_edits', 'event_files', 'event_messages', 'event_organizers'],
    'event_registrations',
    ...['revision_files', 'revisions'],
  ],
  groups: [
    ...['comment_likes', 'comments', 'group_bans', 'group_declines', 'group_invitations'],
    ...['group_members', 'group_requests'],
    ...['post_files', 'post_hashtags', 'post_likes', 'posts', 'revision_files', 'revisions'],
  ],
  messages: ['message_files', 'message_members', 'message_quotations', 'message_reactions'],
  posts: ['comment_likes', 'comments', 'post_files', 'post_hashtags', 'post_likes'],
  resources: [
    ...['resource_files', 'resource_likes', 'resource_progress', 'resource_views'],
    ...['revision_files', 'revisions', 'saved_resources'],
  ],
  tenders: [
    ...['proposal_contents', 'proposal_files', 'proposal_messages', 'proposals'],
    ...['tender_amendments', 'tender_files'],
  ],
};

describe(`removed content on the ${databases.kind} database`, () => {
  let server: TestServer;
  let author: SignedUp;
  let reporter: SignedUp;
  let admin: SignedUp;
  let clock = Date.parse('2026-11-25T03:00:00.000Z');

  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, now: () => new Date(clock) });
  });
  beforeEach(async () => {
    author = await server.signUp();
    reporter = await server.signUp();
    admin = await server.signUp();
    await server.community.members.setRole(admin.user.id, 'admin');
  });
  afterAll(() => server.close());

  const by = () => ({ id: admin.user.id, role: 'admin' as const, ip: null });
  async function removePost() {
    const file = new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' });
    const upload = { category: 'posts', file } as const;
    const { id } = (await author.client.call(uploadFile, { body: upload })).file;
    const text = { content: 'Foto #batik', attachments: [id], post_type: 'text' as const };
    const post = (await author.client.call(createPost, { body: text })).id;
    const body = { content_type: 'post', content_id: post, reason: 'spam' } as const;
    const flag = (await reporter.client.call(flagContent, { body })).id;
    const { reviews } = server.community;
    await reviews.review(server.community, by(), flag, { action: 'remove_content' });
    return { post, flag, file: id };
  }
  const restore = (flag: string) => server.community.restoring.restore(by(), flag);
  const tags = async () =>
    (await server.community.db.selectFrom('hashtags').selectAll().execute()).map(
      ({ tag, posts_count }) => [tag, posts_count],
    );

  test('every table that content takes along is listed', async () => {
    const { db, flags } = server.community;
    const keys = await readForeignKeys(db);
    const found: Record<string, string[]> = {};
    for (const { restoration } of Object.values(flags.types)) {
      if (restoration === 'none') continue;
      const { table } = restoration;
      const taken = new Set<string>([table]);
      for (const { name } of await readTables(db))
        if (
          keys.some(
            (key) => key.table === name && key.onDelete === 'cascade' && taken.has(key.parent),
          )
        )
          taken.add(name);
      found[table] = [...taken].filter((name) => name !== table).sort();
    }
    expect(found).toEqual(TAKEN);
  });

  test('files and hashtags of removed content come back with it', async () => {
    const { post, flag, file } = await removePost();
    expect(await tags()).toEqual([]);
    clock += 2 * DAY;
    await sweepFiles(server.community);
    await restore(flag);
    expect(await tags()).toEqual([['batik', 1]]);
    const { db, files } = server.community;
    expect(await files.find(file)).not.toBeNull();
    const rows = await db
      .selectFrom('post_files')
      .where('post_id', '=', post)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(await db.selectFrom('removed_content').selectAll().execute()).toEqual([]);
  });

  test('a record goes after 30 days, and then nothing can be restored', async () => {
    const { flag } = await removePost();
    expect(await purgeRemoved(server.community)).toBe(0);
    clock += 31 * DAY;
    expect(await purgeRemoved(server.community)).toBe(1);
    await expect(restore(flag)).rejects.toMatchObject({ status: 409, detail: 'restoreTooLate' });
  });

  test('an appeal of what cannot come back is refused whole, for a key that is taken', async () => {
    const body = {
      ...({ title: 'Kursi', description: 'Seratus kursi', category: 'Furniture' } as const),
      ...{ deadline: new Date(clock + 3 * DAY).toISOString(), client_id: 'kunci-tender-1' },
    };
    const { id } = await author.client.call(createTender, { body });
    const about = { content_type: 'tender', content_id: id, reason: 'spam' } as const;
    const flag = (await reporter.client.call(flagContent, { body: about })).id;
    const { appeals, db, moderationDecisions, reviews } = server.community;
    const removal = { action: 'remove_content' } as const;
    await reviews.review(server.community, by(), flag, removal);
    await author.client.call(createTender, { body });
    await moderationDecisions.appeal(author.user.id, flag, 'Bukan iklan.');
    const other = { ...by(), id: (await server.signUp()).user.id };
    const confirm = async () => {};
    await expect(
      appeals.decide(server.community, other, flag, { outcome: 'overturned' }, confirm),
    ).rejects.toMatchObject({ status: 409, detail: 'restoreConflict' });
    await expect(restore(flag)).rejects.toMatchObject({ detail: 'restoreConflict' });
    const appeal = await db
      .selectFrom('appeals')
      .where('decision_id', '=', flag)
      .select('status')
      .executeTakeFirst();
    expect(appeal?.status).toBe('pending');
  });
});
