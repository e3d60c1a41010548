import type { Endpoint } from '@saudagar/contract';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../community.ts';
import type { LimitName } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';

/** Endpoints with a limit of their own; null where there is none, or where the handler counts. */
export const LIMITS: Readonly<Record<string, LimitName | null>> = {
  // Counts failures, by account and address.
  login: null,
  // Ending sessions is never refused.
  logout: null,
  logoutEverywhere: null,
  register: 'register',
  createPost: 'post',
  updatePost: 'post',
  createComment: 'comment',
  updateComment: 'comment',
  likePost: 'like',
  likeComment: 'like',
  sendMessage: 'message',
  readRoom: 'read',
  createRoom: 'room',
  addRoomMembers: 'room',
  flagContent: 'flag',
  uploadFile: 'upload',
  uploadFileAlias: 'upload',
  uploadProfilePhoto: 'upload',
  suggestMembers: 'suggest',
  suggestHashtags: 'suggest',
};

/** The limit a call counts under; every call that writes has one. */
export function limitOf({ name, method }: Endpoint): LimitName | null {
  const own = LIMITS[name];
  if (own !== undefined) return own;
  return method === 'GET' ? null : 'write';
}

/**
 * Counts a call under its member, or its address where nobody is signed in.
 * @throws Refusal 429
 */
export async function countCall(
  { rateLimits }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const name = limitOf(endpoint);
  if (name) await rateLimits.take(name, request.session?.member.id ?? networkOf(request.ip));
}
