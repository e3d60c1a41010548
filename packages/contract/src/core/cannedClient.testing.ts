import { expect } from 'vitest';
import { type Answer, type ClientOptions, createClient, type Sending } from '../index.ts';

/** Response of a canned server. */
interface Canned {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Starts a client whose transport records requests and returns the canned response. */
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

/** Returns the error a call rejects with; fails the test if it resolves. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

/** A user as sent on the wire, without fields that have defaults. */
export const user = {
  id: 'u1',
  full_name: 'Siti',
  username: 'siti',
  email: 'siti@toko.id',
  role: 'user',
};
/** A post as sent on the wire, without fields that have defaults. */
export const wirePost = (id: string) => ({
  id,
  user_id: 'u1',
  content: 'Halo',
  post_type: 'text',
  likes_count: 0,
  comments_count: 0,
  created_at: '2026-03-02T03:00:00.000Z',
});
