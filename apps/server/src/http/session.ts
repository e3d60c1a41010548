import { type Endpoint, opensBySignature } from '@saudagar/contract';
import { assertRole, Refusal, servesBeforePassword } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { MemberRow } from '../areas/account/members.ts';
import { deactivatedRefusal, isSuspensionOver } from '../areas/account/suspension.ts';
import type { Community } from '../community.ts';

/** Member and token of a request. */
export interface RequestSession {
  member: MemberRow;
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request with a token of an active member. */
    session: RequestSession | null;
    /** Member of the token of a public call, if any. */
    caller: MemberRow | null;
  }
}

/**
 * Authorizes a request by its endpoint's `access` before reading its body. A file also opens with a
 * signed address (WID-072). Ownership is checked when the content is read.
 * @throws Refusal 401 without a live session, 403 for a deactivated member, an insufficient
 * role, a password to be changed first, or an invalid signature
 */
export async function admit(
  { now, sessions, signer }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (endpoint.access === 'anyone') {
    // The token is optional: an invalid one counts as none.
    const caller = token === undefined ? null : await sessions.memberOf(token);
    const isBarred = caller?.deactivated_at || caller?.must_change_password;
    request.caller = isBarred ? null : caller;
    return;
  }
  if (token === undefined) {
    const query = request.query as Record<string, string | undefined>;
    if (!opensBySignature(endpoint) || query.signature === undefined)
      throw new Refusal(401, 'signInFirst');
    if (!signer.verify(pathOf(request.url), query)) throw new Refusal(403, 'linkExpired');
    return;
  }
  const member = await sessions.memberOf(token);
  if (!member) throw new Refusal(401, 'sessionEnded');
  // Sign-in ends a suspension that is over; sessions from before it are never valid again.
  if (isSuspensionOver(member, now())) throw new Refusal(401, 'sessionEnded');
  if (member.deactivated_at) throw deactivatedRefusal(member);
  assertRole(endpoint, member.role);
  if (member.must_change_password && !servesBeforePassword(endpoint))
    throw new Refusal(403, 'changePasswordFirst');
  request.session = { member, token };
}

/** Strips the query from an address, because it may contain secrets. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
}
