import { ACCESS, type Endpoint } from '@saudagar/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, pathOf, sampleOf } from '../../hostile/samples.ts';
import type { Harness } from '../harness.ts';
import type { AreaConformance, TestUsers, Update } from './area.ts';
import { makeFixture } from './fixtures.ts';

interface Updated {
  endpoints: readonly Endpoint[];
  areas: readonly AreaConformance[];
}

/**
 * Each update of the contract leaves missing fields unchanged; a new one is tested without a
 * change.
 */
export function updatesSuite(harness: Harness, { endpoints, areas }: Updated): void {
  const registered = new Map(areas.flatMap(({ updates = {} }) => Object.entries(updates)));
  const updates = endpoints.filter(
    ({ name, method, body }) =>
      registered.has(name) ||
      (method === 'PUT' && fieldsOf(body).some(({ isRequired }) => !isRequired)),
  );
  let users: TestUsers;

  describe('an update leaves missing fields unchanged', () => {
    beforeAll(async () => {
      const [owner, bystander, groupMember, admin, moderator] = await Promise.all(
        Array.from({ length: 5 }, () => harness.signUp()),
      );
      if (!owner || !bystander || !groupMember || !admin || !moderator)
        throw new Error('nobody signed up');
      await harness.setRole(admin.user.id, 'admin');
      await harness.setRole(moderator.user.id, 'moderator');
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

    test.each(updates.map((each) => [each.name, each] as const))(
      '%s leaves missing fields unchanged',
      async (name, endpoint) => {
        const update = registered.get(name);
        if (!update)
          throw new Error(
            `${name} may be sent without some of its fields, and nobody says what it keeps then. Add ` +
              'it to the `updates` of its area, in tests/conformance/<area>/area.ts.',
          );
        const fields = fieldsOf(endpoint.body);
        const { passing = [], replyNames = {} } = update;
        const fixture = await makeFixture(areas, endpoint, users);
        const { token } = ACCESS[endpoint.access].role === 'user' ? users.owner : users.admin;
        const send = async (body: object) => {
          const answer = await harness.fetch(pathOf(endpoint, fixture.params), {
            method: endpoint.method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
            token,
          });
          const reply = await answer.json();
          expect([answer.status, reply]).toEqual([endpoint.status, expect.anything()]);
          return valuesInReply(reply);
        };
        const names = fields.map((field) => field.name).filter((each) => !passing.includes(each));
        // A field without a value from the area is generated.
        const fill = async () => {
          const given = await update.fields(users, fixture);
          const others = fields.filter(
            ({ name: each }) => names.includes(each) && !(each in given),
          );
          const drawn = sampleOf(others.map((field) => ({ ...field, isRequired: true })));
          return Object.entries({ ...drawn, ...given });
        };
        const all = await fill();
        const before = await send(Object.fromEntries(all));

        const other = await fill();
        const needed = fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
        const sent = needed.length > 0 ? needed : names.slice(0, 1);
        const isSent = ([each]: [string, unknown]) => sent.includes(each) || isMeant(update, each);
        const after = await send(Object.fromEntries(other.filter(isSent)));

        for (const field of names.filter((each) => !sent.includes(each))) {
          const replyName = replyNames[field] ?? field;
          expect(isBlank(before[replyName]), `${field} is not told, or is at its default`).toBe(
            false,
          );
          expect({ [field]: after[replyName] }).toEqual({ [field]: before[replyName] });
        }
      },
    );
  });
}

/** Checks whether a field goes with every change, such as the reason for it. */
const isMeant = ({ passing = [] }: Update, field: string) => passing.includes(field);

/** The fields of an item in a reply, be the reply the item itself or one that names it. */
function valuesInReply(reply: object): Record<string, unknown> {
  const parts = Object.values(reply).filter(
    (part) => typeof part === 'object' && part !== null && !Array.isArray(part),
  );
  return Object.assign({}, ...parts, reply);
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);
