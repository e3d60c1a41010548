import type { Endpoint } from '@saudagar/contract';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../community.ts';
import { withReserve } from '../database/diskRoom.ts';
import { networkOf } from '../limits/networkOf.ts';

/**
 * Counts a call under its member, or its address where nobody is signed in.
 * @throws Refusal 429
 */
export async function countCall(
  { rateLimits, limitOf }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const name = limitOf(endpoint);
  if (!name) return;
  const take = () => rateLimits.consume(name, request.session?.member.id ?? networkOf(request.ip));
  // Reads go on where the disk is full.
  await (endpoint.method === 'GET' ? withReserve(take) : take());
}
