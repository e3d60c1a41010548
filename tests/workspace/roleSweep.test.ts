import {
  ACCESS,
  type AccessKind,
  CALLERS,
  type Caller,
  endpoint,
  refusalTo,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { TestUsers } from '../conformance/core/area.ts';
import { makeFixture } from '../conformance/core/fixtures.ts';
import { type Received, verdictOn } from '../conformance/core/verdict.ts';

const DETAIL = 'You are not allowed to do this';
const received = (status: number, body?: unknown): Received => ({ status, headers: {}, body });
const nowhere = received(404, { detail: 'Tender not found' });

/** A newly added call of a feature, and a server's answer to it. */
const tender = (access: AccessKind) =>
  endpoint({
    name: 'closeTender',
    summary: 'Close a tender',
    method: 'POST',
    path: '/api/tenders/{id}/close',
    access,
    idempotent: true,
  });
const verdict = (access: AccessKind, caller: Caller, answer: Received) =>
  verdictOn(tender(access), caller, answer, { detail: DETAIL, nowhere });

describe('the role sweep', () => {
  test.each<[string, AccessKind, Caller, Received, string]>([
    [
      'lets a stranger in',
      ...(['member', 'nobody', received(204)] as const),
      'closeTender: a caller without a token is answered 204, and should be refused with 401',
    ],
    [
      'lets in whose session has run out',
      ...(['member', 'expired', received(204)] as const),
      'a caller whose session has run out is answered 204, and should be refused with 401',
    ],
    [
      'lets another member close what is not theirs',
      ...(['owner', 'other', received(204)] as const),
      'another member is answered 204, and should be refused with 403',
    ],
    [
      'says to another member that what they may not see is there',
      ...(['insider', 'other', received(403, { detail: DETAIL })] as const),
      'another member is answered 403, and should be refused with 404',
    ],
    [
      'hides it, but in other words than what is not there',
      ...(['insider', 'other', received(404, { detail: 'Not your tender' })] as const),
      'another member can tell that the thing is there',
    ],
    [
      'lets a moderator do what admins do',
      ...(['admin', 'moderator', received(204)] as const),
      'a moderator whose it is not is answered 204, and should be refused with 403',
    ],
    [
      'shows a private group to an outsider',
      ...(['groupReader', 'other', received(204)] as const),
      'another member is answered 204, and should be refused with 403',
    ],
    [
      'lets a plain member run a group',
      ...(['groupAdmin', 'groupMember', received(204)] as const),
      'a plain member of the group is answered 204, and should be refused with 403',
    ],
    [
      'lets an admin of the community into a private group',
      ...(['groupMember', 'admin', received(204)] as const),
      'an admin whose it is not is answered 204, and should be refused with 403',
    ],
    [
      'keeps a moderator from editing a group',
      ...(['groupEditor', 'moderator', received(403, { detail: DETAIL })] as const),
      'a moderator whose it is not is answered 403, and should be let in and answered 204',
    ],
    [
      'refuses without a word',
      ...(['admin', 'member', received(403, {})] as const),
      'the member whose it is is refused in other words than',
    ],
    [
      'refuses whom it is for',
      ...(['owner', 'member', received(403, { detail: DETAIL })] as const),
      'the member whose it is is answered 403, and should be let in and answered 204',
    ],
    [
      'answers what the contract does not have',
      ...(['anyone', 'nobody', received(204, { token: 'x' })] as const),
      'a caller without a token is given a body where there is none',
    ],
  ])('the role sweep finds a server that %s', (_, access, caller, answer, fault) => {
    const complaint = verdict(access, caller, answer);
    expect(complaint).toContain(fault);
    expect(complaint).toContain(`Its access is '${access}'`);
    expect(complaint).toContain('packages/contract/src/core/access.ts');
  });

  it('the role sweep finds nothing when everybody is answered as documented', () => {
    for (const access of Object.keys(ACCESS) as AccessKind[])
      for (const caller of CALLERS) {
        const status = refusalTo(access, caller);
        const answer =
          status === null
            ? received(204)
            : status === 404
              ? nowhere
              : received(status, { detail: DETAIL });
        expect(verdict(access, caller, answer)).toBeUndefined();
      }
  });

  it('the role sweep names the place for a missing fixture', () => {
    const users = {} as TestUsers;
    expect(() => makeFixture([], tender('owner'), users)).toThrow(
      /what \/api\/tenders\/\{id\}\/close is about. Add to the `fixtures` of its area, in tests\/conformance\/<area>\/area.ts/,
    );
  });
});
