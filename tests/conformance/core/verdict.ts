import { ACCESS, type Caller, type Endpoint, refusalTo } from '@saudagar/contract';
import { complaintOf } from '../../hostile/samples.ts';

/** The response to a call. */
export interface Received {
  status: number;
  /** Headers that do not differ from call to call. */
  headers: Record<string, string>;
  /** Parsed where it is JSON; undefined where it is empty. */
  body: unknown;
}

/** The expected refusal. */
export interface Expected {
  /** The message for callers of this kind, in the requested language. */
  detail: string;
  /** The name of the reason, for clients that depend on it. */
  code?: string | undefined;
  /** The response to the same caller's call about an unknown item. */
  nowhere?: Received | undefined;
}

const CALLED: Record<Caller, string> = {
  nobody: 'a caller without a token',
  expired: 'a caller whose session has run out',
  deactivated: 'a deactivated member',
  member: 'the member whose it is',
  other: 'another member',
  groupMember: 'a plain member of the group',
  moderator: 'a moderator whose it is not',
  admin: 'an admin whose it is not',
};

/**
 * Compares a response with `ACCESS`. Returns the fault as a sentence with its remedy; undefined
 * without one.
 */
export function verdictOn(
  endpoint: Endpoint,
  caller: Caller,
  received: Received,
  expected: Expected,
): string | undefined {
  const { name, access } = endpoint;
  const refusal = refusalTo(access, caller);
  const fault =
    refusal === null ? faultOfReply(endpoint, received) : faultOf(refusal, received, expected);
  if (fault === undefined) return undefined;
  return (
    `${name}: ${CALLED[caller]} ${fault}.\n` +
    `  Its access is '${access}': ${ACCESS[access].description}\n` +
    `  Either the contract is to say another one (packages/contract/src/core/access.ts lists them), or ` +
    `what answers the call lets in the wrong people.\n  Answered: ${received.status} ${JSON.stringify(received.body)?.slice(0, 300)}`
  );
}

function faultOf(
  refusal: number,
  received: Received,
  { detail, code, nowhere }: Expected,
): string | undefined {
  if (received.status !== refusal)
    return `is answered ${received.status}, and should be refused with ${refusal}`;
  if (refusal === 404)
    return JSON.stringify(received) === JSON.stringify(nowhere)
      ? undefined
      : `can tell that the thing is there: of one that is not they hear ${JSON.stringify(nowhere)}, not ${JSON.stringify(received)}`;
  const body = JSON.stringify({ detail, code });
  return JSON.stringify(received.body) === body
    ? undefined
    : `is refused in other words than ${body}`;
}

function faultOfReply(endpoint: Endpoint, { status, body, headers }: Received): string | undefined {
  if (status !== endpoint.status)
    return `is answered ${status}, and should be let in and answered ${endpoint.status}`;
  if (endpoint.replyKind === 'file')
    return Number(headers['content-length']) === 0 ? 'is given an empty file' : undefined;
  if (!endpoint.reply)
    return body === undefined ? undefined : 'is given a body where there is none';
  const complaint = complaintOf(endpoint.reply, body);
  return complaint && `is given what breaks the contract: ${complaint}`;
}
