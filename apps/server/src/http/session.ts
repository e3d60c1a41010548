import { type Endpoint, hasRoleFor, opensBySignature } from '@saudagar/contract';
import type { FastifyRequest } from 'fastify';
import type { MemberRow } from '../accounts/members.ts';
import type { Community } from '../community.ts';
import { Refusal } from '../refusal.ts';

/** Who a request speaks for. */
export interface RequestSession {
  member: MemberRow;
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request made with a token of an active member. */
    session: RequestSession | null;
  }
}

/**
 * Lets a request in as its endpoint's `who` says, before anything of it is read. A file also opens
 * with a signed address (WID-072). Whose a thing is, is asked where the thing is read.
 * @throws Refusal 401 without a live session, 403 for a deactivated member, a lesser role or a
 * signature that does not hold
 */
export async function admit(
  { sessions, signer }: Community,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.who === 'anyone') return;
  const token = bearerToken(request.headers.authorization);
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
  if (!hasRoleFor(endpoint.who, member.role)) throw new Refusal(403, 'notAllowed');
  request.session = { member, token };
}

/** An address without its query, which may carry secrets. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
}
