import { Refusal } from '@saudagar/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFairQueue } from '../limits/fairQueue.ts';

/**
 * Number of concurrent calls of one member: as many as a page makes at once. Further ones wait
 * without occupying the database.
 */
const SIZES = {
  running: Number.POSITIVE_INFINITY,
  runningPerCaller: 4,
  waiting: 5_000,
  waitingPerCaller: 200,
};

/** Limits concurrent calls per member; releases the slot on response close. */
export function limitPerMember(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const enter = createFairQueue(SIZES, () => new Refusal(429, 'tooManyAtOnce', { retryAfter: 1 }));
  return async ({ session }, { raw }) => {
    if (!session) return;
    const leave = await enter(session.member.id);
    if (raw.closed || raw.destroyed) leave();
    else raw.once('close', leave);
  };
}
