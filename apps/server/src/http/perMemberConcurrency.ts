import { Refusal } from '@saudagar/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue } from '../limits/fairQueue.ts';

/**
 * Calls of one member that are worked on at a time: as many as a page asks at once. More wait, and
 * do not keep the database from others meanwhile.
 */
const SIZES = {
  running: Number.POSITIVE_INFINITY,
  runningPerCaller: 4,
  waiting: 5_000,
  waitingPerCaller: 200,
};

/** Has a member's calls take turns. Waits for this one's; it ends with its answer. */
export function limitPerMember(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const enter = createFairQueue(SIZES, () => new Refusal(429, 'tooManyAtOnce', { retryAfter: 1 }));
  return async ({ session }, { raw }) => {
    if (!session) return;
    const leave = await enter(session.member.id);
    if (raw.closed || raw.destroyed) leave();
    else raw.once('close', leave);
  };
}
