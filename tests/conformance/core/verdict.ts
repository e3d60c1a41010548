import { ACCESS, type Caller, type Endpoint, refusalTo } from '@saudagar/contract';
import { complaintOf } from '../../hostile/samples.ts';

/** What came back of a call. */
export interface Received {
  status: number;
  /** Headers that do not change from call to call. */
  headers: Record<string, string>;
  /** Parsed where it is JSON; undefined where there is nothing. */
  body: unknown;
}

/** What a refusal is compared with. */
export interface Expected {
  /** What people of this kind read, in the language asked for. */
  detail: string;
  /** The name of the reason, where clients act on it. */
  code?: string | undefined;
  /** What the same caller hears of a thing that is not there. */
  nowhere?: Received | undefined;
}

const CALLED: Record<Caller, string> = {
  nobody: 'a caller without a token',
  expired: 'a caller whose session has run out',
  deactivated: 'a deactivated member',
  member: 'the member whose it is',
  other: 'another member',
  fellow: 'a plain member of the group',
  moderator: 'a moderator whose it is not',
  admin: 'an admin whose it is not',
};

/**
 * What is wrong with an answer, as `ACCESS` has it, in words that say what to do; undefined where
 * all is well.
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
    `  Its access is '${access}': ${ACCESS[access].says}\n` +
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
