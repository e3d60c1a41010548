import { Agent, request } from 'node:http';
import { createClient, uploadFile } from '@saudagar/contract';

/** Calls that are under way at any moment, so that some are when the server is killed. */
const CONNECTIONS = 16;
/** Of so many posts one comes with a file sent beside it. */
const POSTS_PER_FILE = 10;

/** A member of the load, signed in. */
export interface Writer {
  id: string;
  token: string;
}

/** A post that the server has said is made, and what it has said is done to it. */
export interface Acknowledged {
  id: string;
  comment: string | null;
  /** Who likes it. */
  likes: string[];
  /** Ids of the flags on it and on its comment. */
  flags: string[];
}

/** What was acknowledged until the server was gone. */
export interface PostRef {
  posts: Acknowledged[];
  /** The numbers of messages by their ids. */
  messages: Map<string, number>;
  /** Addresses of files. */
  files: string[];
  /** How many writes that is, files apart. */
  writes: number;
}

/** What the files of the load say. */
export const FILE_TEXT = 'Rp 45.000';

/**
 * Writes over many connections until the server is gone: posts, which all members like and flag, on
 * which one comments, and of which one tells the members of a room. Kills the server once `most` is acknowledged and more is under way.
 * @throws where the server refuses a write
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
      const output = { content: 'Berapa harganya?' };
      const comment = (await call(author, `/api/posts/${id}/comments`, output)).id;
      post.comment = comment;
      const payload = { content: 'Sudah saya unggah', message_type: 'text' };
      const message = await call(author, `/api/messages/${roomId}/send`, payload);
      written.messages.set(message.id, message.sequence ?? 0);
      for (const writer of writers) {
        await call(writer, `/api/posts/${id}/like`, { liked: true });
        post.likes.push(writer.id);
        for (const [content_type, content_id] of Object.entries({ post: id, comment })) {
          const flag = { content_type, content_id, reason: 'spam' };
          post.flags.push((await call(writer, '/api/admin/flags', flag)).id);
        }
      }
      if (written.posts.length % POSTS_PER_FILE === 0)
        written.files.push(await sendFile(address, author.token));
    }
  };
  // Every one of them ends with the server.
  const ends = await Promise.allSettled(
    Array.from({ length: CONNECTIONS }, (_, at) => writeAs(writers[at % writers.length] as Writer)),
  );
  agent.destroy();
  for (const end of ends)
    if (end.status === 'rejected' && end.reason instanceof Refused) throw end.reason;
  return written;
}

class Refused extends Error {}

/** What is read of an answer. */
interface Stored {
  id: string;
  /** A message's number. */
  sequence?: number;
}

/** A write of which only the whole answer counts as acknowledgement. */
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
