import {
  createComment,
  createPost,
  getUnreadNotifications,
  likePost,
  listNotifications,
  readAllNotifications,
  readNotification,
  requestConnection,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from '../../../testing/socketFixture.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { activeMembers } from '../account/listMembers.ts';
import { deliverNext, startOutboxWorker } from './outbox.ts';

const databases = testDatabases();

const notificationsOf = async ({ client }: SignedUp) =>
  (await client.call(listNotifications, { query: {} })).items.map(
    ({ kind, count, actors, read_at }) => ({
      kind,
      count,
      actors: actors.map(({ id }) => id),
      isRead: Boolean(read_at),
    }),
  );

const post = async ({ client }: SignedUp, content = 'Kopi Gayo') =>
  (await client.call(createPost, { body: { content, post_type: 'text' } })).id;

describe(`notifications on the ${databases.kind} database`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
  });
  afterAll(() => server.close());

  test('two concurrent likes make one notification, and a repeated like notifies once', async () => {
    const [author, one, other] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp(),
    ];
    const params = { id: await post(author) };
    const like = ({ client }: SignedUp, liked: boolean) =>
      client.call(likePost, { params, body: { liked } });
    await Promise.all([like(one, true), like(other, true), like(author, true)]);
    const [row, ...more] = await notificationsOf(author);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'post_liked', count: 2, isRead: false });
    expect(row?.actors.toSorted()).toEqual([one.user.id, other.user.id].toSorted());
    await author.client.call(readAllNotifications, {});
    await like(one, false);
    await like(one, true);
    expect(await notificationsOf(author)).toMatchObject([{ count: 2, isRead: true }]);
  });

  test('a comment notifies each person concerned once, and can be marked read', async () => {
    const [author, replier, named] = [
      await server.signUp('penulis'),
      await server.signUp('pembalas'),
      await server.signUp('disebut'),
    ];
    const params = { id: await post(author, `Halo @${named.user.username}`) };
    expect(await notificationsOf(named)).toMatchObject([{ kind: 'mentioned_in_post', count: 1 }]);
    const comment = await replier.client.call(createComment, { params, body: { content: 'Ya' } });
    await author.client.call(createComment, {
      params,
      body: { content: `@${replier.user.username} terima kasih`, parent_comment_id: comment.id },
    });
    expect((await notificationsOf(author)).map(({ kind }) => kind)).toEqual(['post_commented']);
    expect((await notificationsOf(replier)).map(({ kind }) => kind)).toEqual([
      'mentioned_in_comment',
    ]);

    const { items } = await author.client.call(listNotifications, { query: { unread: 'true' } });
    const id = items[0]?.id ?? '';
    await expect(replier.client.call(readNotification, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await author.client.call(readNotification, { params: { id } })).toEqual({ unread: 0 });
    await replier.client.call(createComment, { params, body: { content: 'Lagi' } });
    expect(await notificationsOf(author)).toMatchObject([
      { kind: 'post_commented', count: 1, isRead: false },
    ]);
    expect(await author.client.call(getUnreadNotifications, {})).toEqual({ unread: 1 });
  });

  test('a connection notifies the member live over their socket', async () => {
    const [asking, asked] = [await server.signUp(), await server.signUp()];
    const socket = await openSocket(server.address, asked.token);
    await socket.next('ready');
    await asking.client.call(requestConnection, { params: { id: asked.user.id } });
    expect(await socket.next('notification')).toMatchObject({ unread: 1 });
    await asked.client.call(readAllNotifications, {});
    expect(await socket.next('notification')).toMatchObject({ unread: 0 });
    await asked.client.call(requestConnection, { params: { id: asking.user.id } });
    expect(await notificationsOf(asking)).toMatchObject([{ kind: 'connection_accepted' }]);
    await socket.close();
  });

  test('notifications page by cursor and filter by kind', async () => {
    const author = await server.signUp();
    const other = await server.signUp();
    for (const content of ['satu', 'dua', 'tiga'])
      await other.client.call(likePost, {
        params: { id: await post(author, content) },
        body: { liked: true },
      });
    const first = await author.client.call(listNotifications, {
      query: { limit: 2, kind: 'post_liked' },
    });
    const rest = await author.client.call(listNotifications, {
      query: { limit: 2, kind: 'post_liked', cursor: first.cursor ?? '' },
    });
    const titles = [...first.items, ...rest.items].map(({ subject }) => subject.title);
    expect(titles).toEqual(['tiga', 'dua', 'satu']);
    const none = await author.client.call(listNotifications, { query: { kind: 'nothing' } });
    expect(none.items).toEqual([]);
  });

  test('an announcement notifies each member once although the worker is killed midway', async () => {
    const { community } = server;
    await server.outbox.stop();
    const actor = await server.signUp();
    const quiet = await server.signUp();
    await community.members.setActive(quiet.user.id, false);
    await community.fanOut.transaction((write, publish) =>
      community.announce(write, publish, {
        kind: 'post_liked',
        key: 'announced',
        actor: actor.user.id,
        subject: { type: 'post', id: actor.user.id, title: 'Kabar' },
        audience: { name: 'everyone', id: null },
      }),
    );
    const audiences = { everyone: activeMembers };
    const logger = { error: expect.unreachable } as never;
    const parts = { community, audiences, logger, batch: 2, skipped: new Set<string>() };
    // A batch whose transaction fails after the rows are written leaves nothing.
    const broken = {
      ...community,
      now: () => {
        throw new Error('killed');
      },
    };
    expect(await deliverNext(parts)).toBe(true);
    await expect(deliverNext({ ...parts, community: broken, batch: 1_000 })).rejects.toThrow(
      'killed',
    );
    const rows = () =>
      sql<{ recipient_id: string; count: number }>`
        select recipient_id, count from notifications where key = 'announced'`.execute(
        community.db,
      );
    expect((await rows()).rows.length).toBeLessThanOrEqual(2);

    const [one, other] = [0, 1].map(() =>
      startOutboxWorker({ community, audiences, logger, batch: 2 }),
    );
    await Promise.all([one?.run(), other?.run()]);
    await Promise.all([one?.stop(), other?.stop()]);
    const { rows: made } = await rows();
    const members = await activeMembers(community.db, { id: null, after: null, limit: 1_000 });
    expect(made.map(({ recipient_id }) => recipient_id).toSorted()).toEqual(
      members.filter((id) => id !== actor.user.id),
    );
    expect(made.every(({ count }) => count === 1)).toBe(true);
    expect(await deliverNext(parts)).toBe(false);
  });

  test('an unknown audience is logged and skipped, and notified once an area defines it', async () => {
    const { community } = server;
    await server.outbox.stop();
    const { user } = await server.signUp();
    const announce = (key: string, name: string) =>
      community.fanOut.transaction((write, publish) =>
        community.announce(write, publish, {
          kind: 'post_liked',
          key,
          actor: null,
          subject: { type: 'post', id: user.id, title: 'Kabar' },
          audience: { name, id: null },
        }),
      );
    const logged: unknown[][] = [];
    const logger = { error: (...line: unknown[]) => logged.push(line) } as never;
    const notificationsOf = async () => {
      const { rows } = await sql<{ key: string }>`
        select key from notifications where recipient_id = ${user.id} order by key`.execute(
        community.db,
      );
      return rows.map(({ key }) => key);
    };

    const worker = startOutboxWorker({ community, audiences: { everyone: activeMembers }, logger });
    await announce('1 for guests', 'guests');
    await announce('2 for all', 'everyone');
    await worker.run();
    await announce('3 for all', 'everyone');
    await worker.run();
    await worker.stop();
    expect(await notificationsOf()).toEqual(['2 for all', '3 for all']);
    expect(logged).toEqual([
      [
        { outbox_id: expect.any(String), kind: 'post_liked', audience: 'guests' },
        'no area names the audience of an announcement, which waits',
      ],
    ]);

    const later = startOutboxWorker({
      community,
      audiences: { everyone: activeMembers, guests: activeMembers },
      logger,
    });
    await later.run();
    await later.stop();
    expect(await notificationsOf()).toEqual(['1 for guests', '2 for all', '3 for all']);
    expect(logged).toHaveLength(1);
  });

  test('a notification of a kind that no area names is refused', async () => {
    const { community } = server;
    const strange = {
      kind: 'sung',
      key: 'x',
      actor: null,
      subject: { type: 'post', id: 'x', title: null },
      recipients: [],
    };
    await expect(
      community.fanOut.transaction((write, publish) => community.notify(write, publish, strange)),
    ).rejects.toThrow('no area of the contract names notifications sung');
  });
});
