import type { Endpoint } from '@saudagar/contract';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../community.ts';
import { withReserve } from '../database/diskRoom.ts';
import { networkOf } from '../limits/networkOf.ts';

/**
 * Counts a call against the rate limit of its member, or of its address if nobody is signed in.
 * @throws Refusal 429
 */
export async function countCall(
  { rateLimits, limitOf }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const name = limitOf(endpoint);
  if (!name) return;
  const consume = () =>
    rateLimits.consume(name, request.session?.member.id ?? networkOf(request.ip));
  // Reads have to work on a full disk too.
  await (endpoint.method === 'GET' ? withReserve(consume) : consume());
}
