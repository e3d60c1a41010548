import { type Endpoint, hasRoleFor, opensBySignature } from '@saudagar/contract';
import { Refusal, servesBeforePassword } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { MemberRow } from '../areas/account/members.ts';
import type { Community } from '../community.ts';

/** Who a request speaks for. */
export interface RequestSession {
  member: MemberRow;
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request made with a token of an active member. */
    session: RequestSession | null;
    /** The member whose token comes with a call that is open to anyone. */
    caller: MemberRow | null;
  }
}

/**
 * Lets a request in as its endpoint's `access` says, before anything of it is read. A file also opens
 * with a signed address (WID-072). Whose a thing is, is asked where the thing is read.
 * @throws Refusal 401 without a live session, 403 for a deactivated member, a lesser role, a
 * password that is to be changed first, or a signature that does not hold
 */
export async function admit(
  { sessions, signer }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (endpoint.access === 'anyone') {
    // A token is optional: one that no longer holds is as none.
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
  if (member.deactivated_at) throw new Refusal(403, 'deactivated');
  if (!hasRoleFor(endpoint.access, member.role)) throw new Refusal(403, 'notAllowed');
  if (member.must_change_password && !servesBeforePassword(endpoint))
    throw new Refusal(403, 'changePasswordFirst');
  request.session = { member, token };
}

/** An address without its query, which may carry secrets. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
}
