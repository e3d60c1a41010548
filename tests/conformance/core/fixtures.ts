import type { Endpoint } from '@saudagar/contract';
import { fieldsOf, sampleOf } from '../../hostile/samples.ts';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from './area.ts';
import { photo } from './photo.ts';

/** An unknown id. */
export const NOWHERE = '01a1fcfc-c97c-7641-8098-7374b1a7e868';

/** Makes the item a call's path refers to: a new one, so that it may be changed or deleted. */
export function makeFixture(
  areas: readonly Pick<AreaConformance, 'fixtures'>[],
  { path }: Pick<Endpoint, 'path'>,
  users: TestUsers,
): Promise<Fixture> {
  if (!path.includes('{')) return Promise.resolve(fixtureOf({}));
  const fixtures = areas.flatMap((area) => area.fixtures);
  const make = fixtures.find(([start]) => start.test(path))?.[1];
  if (!make)
    throw new Error(
      `Nobody knows what ${path} is about. Add to the \`fixtures\` of its area, in ` +
        'tests/conformance/<area>/area.ts, how to make one that belongs to `owner`, so that the ' +
        'role sweep can see who gets at it.',
    );
  return make(users);
}

/** Makes a valid body for a call, a different one each time. */
export async function makeBody(
  areas: readonly Pick<AreaConformance, 'realFields'>[],
  { name, body, encoding, method }: Endpoint,
  users: TestUsers,
): Promise<RequestInit> {
  if (method === 'GET' || !body) return {};
  const fields: Record<string, unknown> = { ...sampleOf(fieldsOf(body)) };
  for (const { realFields } of areas) Object.assign(fields, await realFields[name]?.(users));
  if (encoding === 'json')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const form = new FormData();
  const file = fields.file instanceof File ? fields.file : await photo();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', file);
  return { body: form };
}
