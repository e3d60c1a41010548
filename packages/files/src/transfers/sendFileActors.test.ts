import { createClient, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { createMocks } from '@saudagar/mocks';
import { type Listening, listen } from '@saudagar/mocks/node';
import type { Portal } from '@saudagar/portal/machines';
import { getResponse, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { dropFiles } from './fileTransfers.ts';
import { beginTransfer, sendFile } from './sendFileActors.ts';

const SIZE = 300_000;
const one = `*${RESUMABLE_UPLOADS_PATH}/:id`;

let mocks: ReturnType<typeof createMocks>;
let server: Listening;
let calls: string[];
beforeEach(() => {
  mocks = createMocks();
  server = listen(...mocks.handlers);
  calls = [];
  server.use(
    http.all('*/api/files/*', ({ request }) => {
      const offset = request.headers.get('upload-offset');
      const path = new URL(request.url).pathname.replace(/part-\d+/, 'id');
      calls.push([request.method, path, offset].filter((part) => part !== null).join(' '));
    }),
  );
});
afterEach(() => server.close());

const TUS = RESUMABLE_UPLOADS_PATH;

function openPortal(getToken: () => string | null = () => mocks.token): Portal {
  const client = createClient({
    baseUrl: 'http://hub.test',
    getToken,
    renewToken: async () => mocks.token,
    getLocale: () => 'en',
  });
  const actors = {
    start: (_key: string, logic: AnyStateMachine, input: unknown) =>
      createActor(logic, { input }).start(),
  };
  return { client, actors } as unknown as Portal;
}

const fileOf = (size = SIZE, name = 'harga.txt') => new File(['a'.repeat(size)], name);
const send = (file: File, portal = openPortal(), waits = true) => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const sent = { file, clientId: crypto.randomUUID(), category: 'posts' } as const;
  return { shares, stored: sendFile(portal, sent, { onProgress, waits }) };
};

/** Loses the connection after the first bytes of the next part have arrived. */
const cutNextPart = (arrived: number) =>
  server.use(
    http.patch(
      one,
      async ({ request }) => {
        const { url, method, headers } = request;
        const body = (await request.arrayBuffer()).slice(0, arrived);
        await getResponse(mocks.handlers, new Request(url, { method, headers, body }));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

describe('a large file', () => {
  test('bytes are sent when the file is chosen, and stored when it is sent', async () => {
    const [portal, file] = [openPortal(), fileOf()];
    const transfer = await beginTransfer(portal, file, 'posts');
    await vi.waitFor(() => expect(transfer?.getSnapshot().matches('sent')).toBe(true));
    expect(calls).toEqual([`POST ${TUS}`, `PATCH ${TUS}/id 0`]);
    const { file_size } = await send(file, portal).stored;
    expect(file_size).toBe(SIZE);
    expect(calls.slice(2)).toEqual(['POST /api/files/finish']);
    expect(transfer?.getSnapshot().matches('stored')).toBe(true);
  });

  test('a transfer goes on by itself from where the connection was lost', async () => {
    cutNextPart(100_000);
    const { stored, shares } = send(fileOf());
    expect((await stored).file_size).toBe(SIZE);
    const again = [`HEAD ${TUS}/id`, `PATCH ${TUS}/id 100000`, 'POST /api/files/finish'];
    expect(calls.filter((call) => call !== `PATCH ${TUS}/id 0`).slice(-3)).toEqual(again);
    expect(shares.at(-1)).toBe(1);
  });

  test('a sender with a queue of its own hears of a lost connection', async () => {
    cutNextPart(100_000);
    const file = fileOf();
    const portal = openPortal();
    await expect(send(file, portal, false).stored).rejects.toMatchObject({ kind: 'network' });
    expect((await send(file, portal).stored).file_size).toBe(SIZE);
  });

  test('an ended token is renewed on the way', async () => {
    const { stored } = send(
      fileOf(),
      openPortal(() => 'ended'),
    );
    expect((await stored).file_size).toBe(SIZE);
  });

  test('a removed file is deleted from the server', async () => {
    const [portal, file] = [openPortal(), fileOf()];
    const transfer = await beginTransfer(portal, file, 'posts');
    await vi.waitFor(() => expect(transfer?.getSnapshot().matches('sent')).toBe(true));
    dropFiles([{ file }]);
    await vi.waitFor(() => expect(calls.at(-1)).toBe(`DELETE ${TUS}/id`));
    expect(transfer?.getSnapshot().matches('dropped')).toBe(true);
  });

  /** Begins a transfer whose creation is asked for, and answered once `answer` is called. */
  async function beginUnanswered(reply: (request: Request) => Promise<Response | undefined>) {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.use(
      http.post(`*${TUS}`, async ({ request }) => {
        asked.resolve();
        await answered.promise;
        return reply(request);
      }),
    );
    const file = fileOf();
    const transfer = await beginTransfer(openPortal(), file, 'posts');
    await asked.promise;
    return { file, transfer, answer: answered.resolve };
  }

  test('a file removed while its upload is created is deleted once it is', async () => {
    const { file, transfer, answer } = await beginUnanswered((request) =>
      getResponse(mocks.handlers, request),
    );
    dropFiles([{ file }]);
    answer();
    await vi.waitFor(() => expect(calls).toEqual([`DELETE ${TUS}/id`]));
    expect(transfer?.getSnapshot().matches('dropped')).toBe(true);
  });

  test('a file removed while its upload fails to be created is dropped', async () => {
    const { file, transfer, answer } = await beginUnanswered(async () => HttpResponse.error());
    dropFiles([{ file }]);
    answer();
    await vi.waitFor(() => expect(transfer?.getSnapshot().matches('dropped')).toBe(true));
    expect(calls).toEqual([]);
  });

  test('three files are sent at once, and the next in their turn', async () => {
    const portal = openPortal();
    const all = await Promise.all([1, 2, 3, 4].map(() => beginTransfer(portal, fileOf(), 'posts')));
    const isWaiting = () => all.map((each) => each?.getSnapshot().matches({ active: 'waiting' }));
    expect(isWaiting()).toEqual([false, false, false, true]);
    await vi.waitFor(() => {
      for (const each of all) expect(each?.getSnapshot().matches('sent')).toBe(true);
    });
  });

  test('a refused file is refused as by an upload', async () => {
    await expect(send(fileOf(SIZE, 'harga.png')).stored).rejects.toMatchObject({ status: 415 });
    await expect(send(fileOf(SIZE, 'harga.exe')).stored).rejects.toMatchObject({ status: 415 });
  });

  test('a file that was refused before it is sent is refused then', async () => {
    const [portal, file] = [openPortal(), fileOf(SIZE, 'harga.exe')];
    const transfer = await beginTransfer(portal, file, 'posts');
    await vi.waitFor(() => expect(transfer?.getSnapshot().matches('failed')).toBe(true));
    await expect(send(file, portal).stored).rejects.toMatchObject({ status: 415 });
  });

  test('a server that keeps failing ends the transfer', { timeout: 30_000 }, async () => {
    server.use(http.post(`*${TUS}`, () => HttpResponse.json({}, { status: 503 })));
    await expect(send(fileOf()).stored).rejects.toMatchObject({ kind: 'server', status: 503 });
  });
});

describe('a file sent whole', () => {
  test('a small file takes one call', async () => {
    expect((await send(fileOf(1000)).stored).file_size).toBe(1000);
    expect(calls).toEqual(['POST /api/files/upload']);
  });

  test('a server without resumable uploads gets the file whole', async () => {
    server.use(http.post(`*${TUS}`, () => new HttpResponse(null, { status: 404 })));
    expect((await send(fileOf()).stored).file_size).toBe(SIZE);
    expect(calls.at(-1)).toBe('POST /api/files/upload');
  });

  test('an upload that expired is sent whole', async () => {
    server.use(http.post('*/api/files/finish', () => HttpResponse.json({}, { status: 404 })));
    expect((await send(fileOf()).stored).file_size).toBe(SIZE);
    expect(calls.at(-1)).toBe('POST /api/files/upload');
  });
});
