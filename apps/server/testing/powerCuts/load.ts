import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import type { RunningServer } from '../../src/server.ts';
import type { Acknowledged } from './acknowledged.ts';

/** Number of concurrent calls. */
const AT_ONCE = 4;
/** Number of rounds between checkpoints, which a large database makes by itself. */
const ROUNDS_PER_CHECKPOINT = 3;

type Fact = Acknowledged extends infer One
  ? One extends Acknowledged
    ? Omit<One, 'at'>
    : never
  : never;

interface Writer {
  id: string;
  token: string;
}

interface Answer {
  id: string;
  access_token: string;
  user: { id: string };
  file: { id: string };
  profile_image_url: string;
}

/**
 * Sends concurrent writes of every kind to a server in this process, and returns the
 * acknowledged ones. @param length returns the current length of its disk's journal
 */
export async function writeTo(
  server: RunningServer,
  { length, rounds, picture }: { length: () => number; rounds: number; picture: Buffer },
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const { answeredAt, stop } = watchAnswers(length);
  let count = 0;

  async function call(writer: Writer | null, method: string, path: string, body?: object) {
    count += 1;
    const number = String(count);
    const response = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        'x-write': number,
        ...(writer && { authorization: `Bearer ${writer.token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const at = answeredAt.get(number);
    if (at === undefined) throw new Error('nobody saw when it was answered');
    const answer = (text === '' ? {} : JSON.parse(text)) as Answer;
    return { answer, done: (fact: Fact) => acknowledged.push({ at, ...fact } as Acknowledged) };
  }

  async function signUp(name: string): Promise<Writer> {
    const username = `${name}_${crypto.randomUUID().slice(0, 8)}`;
    const password = 'benang-sutra-27';
    const body = { email: `${username}@toko.id`, username, full_name: name, password };
    const { answer, done } = await call(null, 'POST', '/auth/register', body);
    done({ kind: 'row', table: 'members', id: answer.user.id });
    return { id: answer.user.id, token: answer.access_token };
  }

  async function writeRound(writer: Writer, room: string): Promise<void> {
    const postBody = { content: 'Kain #tenun', post_type: 'text' };
    const { answer: post, done: posted } = await call(writer, 'POST', '/posts', postBody);
    posted({ kind: 'row', table: 'posts', id: post.id });
    const path = `/posts/${post.id}`;
    const comment = await call(writer, 'POST', `${path}/comments`, { content: 'Berapa?' });
    comment.done({ kind: 'row', table: 'comments', id: comment.answer.id });
    const like = await call(writer, 'POST', `${path}/like`, { liked: true });
    like.done({ kind: 'like', post: post.id, member: writer.id });
    const content = `Kain tenun ${count}`;
    const edit = await call(writer, 'PUT', path, { content, post_type: 'text' });
    edit.done({ kind: 'edit', post: post.id, content });
    const words = { content: 'Sudah saya unggah', message_type: 'text' };
    const message = await call(writer, 'POST', `/messages/${room}/send`, words);
    message.done({ kind: 'row', table: 'messages', id: message.answer.id });
    const short = await call(writer, 'POST', '/posts', postBody);
    (await call(writer, 'DELETE', `/posts/${short.answer.id}`)).done({
      kind: 'removal',
      post: short.answer.id,
    });
  }

  async function sendFiles(writer: Writer): Promise<void> {
    const text = await call(writer, 'POST', '/files/upload', form('Rp 45.000', 'harga.txt'));
    text.done({ kind: 'file', id: text.answer.file.id, isPicture: false });
    const shown = await call(writer, 'POST', '/files/upload', form(picture, 'kain.png'));
    shown.done({ kind: 'file', id: shown.answer.file.id, isPicture: true });
    const photo = await call(
      writer,
      'POST',
      '/users/profile/upload-photo',
      form(picture, 'siti.png'),
    );
    const version = new URL(photo.answer.profile_image_url, server.address).searchParams.get('v');
    photo.done({ kind: 'photo', member: writer.id, version: version ?? '' });
  }

  try {
    const writers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => signUp(`siti${index}`)),
    );
    const [maker, ...others] = writers as [Writer, ...Writer[]];
    const made = { name: 'Pasar', user_ids: others.map(({ id }) => id) };
    const room = await call(maker, 'POST', '/messages/rooms', made);
    room.done({ kind: 'row', table: 'rooms', id: room.answer.id });
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.all([
        ...writers.map((writer) => writeRound(writer, room.answer.id)),
        sendFiles(maker),
      ]);
      if (round % ROUNDS_PER_CHECKPOINT === 0) await sql`checkpoint`.execute(server.community.db);
    }
    return acknowledged;
  } finally {
    stop();
  }
}

function form(content: string | Buffer, name: string): FormData {
  const made = new FormData();
  made.set('category', 'posts');
  made.set('file', new File([content as BlobPart], name));
  return made;
}

/** Records the journal's length when a call's response begins, by the call's number. */
function watchAnswers(length: () => number) {
  const answeredAt = new Map<string, number>();
  const look = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const number = request.headers['x-write'];
    if (typeof number !== 'string') return;
    const writeHead = response.writeHead;
    response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
      answeredAt.set(number, length());
      return Reflect.apply(writeHead, response, parts);
    }) as typeof writeHead;
  };
  diagnostics.subscribe('http.server.request.start', look);
  return { answeredAt, stop: () => diagnostics.unsubscribe('http.server.request.start', look) };
}
