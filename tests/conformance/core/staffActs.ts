import {
  type AccessKind,
  type AuditEntry,
  type Endpoint,
  listAuditLog,
  refusalTo,
} from '@saudagar/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf, queryOf } from '../../hostile/samples.ts';
import type { Harness, Person } from '../harness.ts';
import type { AreaConformance, TestUsers } from './area.ts';
import { makeBody, makeFixture } from './fixtures.ts';

interface StaffCalls {
  endpoints: readonly Endpoint[];
  areas: readonly AreaConformance[];
}

/** Changes by staff that leave no line, each with the reason. */
const UNLOGGED: Readonly<Record<string, string>> = {
  claimFlag: 'A claim decides nothing and ends by itself; the case shows it.',
  releaseFlag: 'Ends a claim, which is not logged either.',
};

/** Reads by staff that leave a line: what they show of others, or take out of the community. */
const LOGGED_READS = [
  'getFlagEvidence',
  'listAttendees',
  'exportAttendees',
  'getDoorList',
  'exportUsers',
  'exportAuditLog',
] as const satisfies readonly string[];

/** Checks whether an access lets moderators or admins at what other members may not touch. */
const isForStaff = (access: AccessKind) =>
  refusalTo(access, 'other') !== null && refusalTo(access, 'admin') === null;

/**
 * An admin makes each call that staff may make on another's thing: it leaves a line with its actor
 * and its target's link, or stands above with the reason. A new endpoint is walked without a change.
 */
export function staffActsSuite(harness: Harness, { endpoints, areas }: StaffCalls): void {
  const calls = endpoints.filter(({ access }) => isForStaff(access));
  let users: TestUsers;
  let staff: Person;

  const linesOf = async (): Promise<AuditEntry[]> => {
    const { items } = await staff.client.call(listAuditLog, { query: { limit: 100 } });
    return items.filter(({ actor }) => actor?.id === staff.user.id);
  };

  describe('every act of staff leaves a line in the audit log', () => {
    beforeAll(async () => {
      const [owner, bystander, groupMember, admin, moderator, actor] = await Promise.all(
        Array.from({ length: 6 }, () => harness.signUp()),
      );
      if (!owner || !bystander || !groupMember || !admin || !moderator || !actor)
        throw new Error('nobody signed up');
      for (const { user } of [admin, actor]) await harness.setRole(user.id, 'admin');
      await harness.setRole(moderator.user.id, 'moderator');
      staff = actor;
      users = {
        owner,
        bystander,
        groupMember,
        admin,
        moderator,
        mailedLink: harness.mailedLink,
        optOutCode: harness.optOutCode,
      };
    });

    test('the exceptions are calls that staff may make', () => {
      const names = calls.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...Object.keys(UNLOGGED), ...LOGGED_READS]));
    });

    test.each(calls.map((each) => [each.name, each] as const))('%s', async (name, endpoint) => {
      const { params } = await makeFixture(areas, endpoint, { ...users, actor: staff });
      const init = await makeBody(areas, endpoint, users);
      const before = new Set((await linesOf()).map(({ id }) => id));
      const { status } = await harness.fetch(pathOf(endpoint, params) + queryOf(endpoint), {
        ...init,
        method: endpoint.method,
        token: staff.token,
      });
      expect(status).toBe(endpoint.status);
      const lines = (await linesOf()).filter(({ id }) => !before.has(id));
      const isRead = endpoint.method === 'GET';
      const isLogged = isRead ? LOGGED_READS.some((read) => read === name) : !(name in UNLOGGED);
      expect(lines, 'lines of the call').toHaveLength(isLogged ? 1 : 0);
      const [line] = lines;
      if (!line || /^export(Users|AuditLog)$/.test(name)) return;
      expect(line).toMatchObject({
        content_type: expect.any(String),
        content_id: expect.any(String),
        title: expect.any(String),
      });
    });
  });
}
