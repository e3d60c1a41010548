import { expect } from 'vitest';
import { type Answer, type ClientOptions, createClient, type Sending } from '../index.ts';

/** What a canned server answers. */
interface Canned {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A client over a transport that keeps what it is sent and answers what it is told. */
export function start(canned: Canned = {}, options: ClientOptions = {}) {
  const sent: Sending[] = [];
  const text = typeof canned.body === 'string' ? canned.body : JSON.stringify(canned.body ?? {});
  const answer: Answer = {
    status: canned.status ?? 200,
    header: (name) => canned.headers?.[name] ?? null,
    blob: async () => new Blob([text]),
    text: async () => text,
  };
  const client = createClient({
    transport: async (sending) => {
      sent.push(sending);
      return answer;
    },
    ...options,
  });
  return { client, sent };
}

/** The error a call fails with; the test fails where it does not. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

/** A user as the wire has them, without what has a default. */
export const user = {
  id: 'u1',
  full_name: 'Siti',
  username: 'siti',
  email: 'siti@toko.id',
  role: 'user',
};
/** A post as the wire has it, without what has a default. */
export const post = (id: string) => ({
  id,
  user_id: 'u1',
  content: 'Halo',
  post_type: 'text',
  likes_count: 0,
  comments_count: 0,
  created_at: '2026-03-02T03:00:00.000Z',
});
