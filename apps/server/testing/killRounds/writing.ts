import { Agent, request } from 'node:http';
import { createClient, uploadFile } from '@saudagar/contract';

/** Number of concurrent calls, so that some are running when the server is killed. */
const CONNECTIONS = 16;
/** Ratio of posts to posts with an uploaded file. */
const POSTS_PER_FILE = 10;

/** A signed-in member of the load. */
export interface Writer {
  id: string;
  token: string;
}

/** An acknowledged post, with its acknowledged likes, comments and flags. */
export interface Acknowledged {
  id: string;
  comment: string | null;
  /** Members who like it. */
  likes: string[];
  /** Ids of the flags on it and on its comment. */
  flags: string[];
}

/** Writes acknowledged until the kill. */
export interface PostRef {
  posts: Acknowledged[];
  /** Numbers of messages by id. */
  messages: Map<string, number>;
  /** Addresses of files. */
  files: string[];
  /** Number of those writes, without files. */
  writes: number;
}

/** Content of the load's files. */
export const FILE_TEXT = 'Rp 45.000';

/**
 * Writes over many connections until the server is killed: posts with likes and flags by all
 * members, one comment, and a message in a room. Kills the server once `most` writes are
 * acknowledged and more are running.
 * @throws Error when the server refuses a write
 */
export async function writeUntilKilled(
  address: string,
  { writers, roomId }: { writers: readonly Writer[]; roomId: string },
  most: number,
  kill: () => void,
): Promise<PostRef> {
  const written: PostRef = { posts: [], messages: new Map(), files: [], writes: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const call = async (writer: Writer, path: string, body: object) => {
    const answer = await send(agent, `${address}${path}`, writer.token, body);
    written.writes += 1;
    if (written.writes === most) kill();
    return answer;
  };
  const writeAs = async (author: Writer) => {
    for (;;) {
      const { id } = await call(author, '/api/posts', {
        content: 'Kain #tenun',
        post_type: 'text',
      });
      const post: Acknowledged = { id, comment: null, likes: [], flags: [] };
      written.posts.push(post);
      const commentBody = { content: 'Berapa harganya?' };
      const comment = (await call(author, `/api/posts/${id}/comments`, commentBody)).id;
      post.comment = comment;
      const messageBody = { content: 'Sudah saya unggah', message_type: 'text' };
      const message = await call(author, `/api/messages/${roomId}/send`, messageBody);
      written.messages.set(message.id, message.sequence ?? 0);
      for (const writer of writers) {
        await call(writer, `/api/posts/${id}/like`, { liked: true });
        post.likes.push(writer.id);
        // Nobody flags what is their own.
        if (writer === author) continue;
        for (const [content_type, content_id] of Object.entries({ post: id, comment })) {
          const flag = { content_type, content_id, reason: 'spam' };
          post.flags.push((await call(writer, '/api/admin/flags', flag)).id);
        }
      }
      if (written.posts.length % POSTS_PER_FILE === 0)
        written.files.push(await sendFile(address, author.token));
    }
  };
  // Every connection ends with the server.
  const ends = await Promise.allSettled(
    Array.from({ length: CONNECTIONS }, (_, index) =>
      writeAs(writers[index % writers.length] as Writer),
    ),
  );
  agent.destroy();
  for (const end of ends)
    if (end.status === 'rejected' && end.reason instanceof Refused) throw end.reason;
  return written;
}

class Refused extends Error {}

/** Fields read from a response. */
interface Stored {
  id: string;
  /** Number of a message. */
  sequence?: number;
}

/** Sends a write; only a complete response counts as acknowledgement. */
function send(agent: Agent, url: string, token: string, body: object): Promise<Stored> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('error', reject).on('end', () => {
        if (!answer.complete) reject(new Error('cut off'));
        else if (Number(answer.statusCode) < 300) resolve(JSON.parse(text));
        else reject(new Refused(`${answer.statusCode} ${text}`));
      });
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

/** Uploads a file and returns its address. */
async function sendFile(baseUrl: string, token: string): Promise<string> {
  const body = { category: 'posts', file: new File([FILE_TEXT], 'harga.txt') } as const;
  const { file } = await createClient({ baseUrl, getToken: () => token }).call(uploadFile, {
    body,
  });
  return file.urls?.full ?? '';
}
