import type { Endpoint } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../conformance/core/fixtures.ts';
import { holds } from '../holds.ts';
import type { HostileHarness } from '../hostileHarness.ts';
import { complaintOf, fieldsOf, pathOf } from '../samples.ts';
import { mutated, validValuesOf } from '../values.ts';

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
const named = (name: string) => byName.get(name) as Endpoint;

/** Bodies that are barely JSON, or not at all; `%` is replaced with a valid one. */
const TWISTS = [
  '%',
  ' %\n',
  '\ufeff%',
  '[%]',
  '%%',
  '{"__proto__":%}',
  '{"constructor":{"prototype":%}}',
  '{"content":1,"content":%,"content":"x"}',
  `${'['.repeat(500)}%${']'.repeat(500)}`,
  '{"a":1e9999,"b":%}',
  "{'a':%}",
];

/** Parts of addresses with a meaning to proxies or servers. */
const ADDRESS_PARTS = [
  ...['%', '%zz', '%00', '%2f', '%2e%2e', '%c0%af', '%F0%9F%98%80', '%u0041', '%ff', '+', ' '],
  ...['..', '.', '/', '//', '\\', ';', ':', '@', '?', '#', '&', '=', '[', ']', '[]', '[a]', '[0]'],
  ...['__proto__', 'constructor', 'toString', 'limit', 'cursor', 'sort', 'filter', 'q', 'before'],
  ...['-1', '0', '1e3', '1e999', 'NaN', 'Infinity', '0x10', '99999999999999999999', 'null', "'--"],
  ...['{', '}', '"', '<', '\u00e9', '\u202e', '字', 'x'.repeat(3000)],
];
const address = fc.oneof(
  fc.array(fc.constantFrom(...ADDRESS_PARTS), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
);

/**
 * Requests that no client makes: each is answered in words, and none causes an error of the server.
 */
export function requestsSuite({ send, pathParams }: HostileHarness): void {
  const withBodies = endpoints.flatMap((endpoint) =>
    endpoint.body && endpoint.encoding === 'json'
      ? [{ endpoint, bodies: validValuesOf(endpoint.body) }]
      : [],
  );

  describe('a body', () => {
    const bodies = fc.oneof(
      ...withBodies.map(({ endpoint: { name }, bodies: values }) =>
        fc.record({
          name: fc.constant(name),
          body: fc.oneof(
            { weight: 4, arbitrary: mutated(values) },
            { weight: 1, arbitrary: values },
          ),
          twist: fc.oneof(
            { weight: 3, arbitrary: fc.constant('%') },
            { weight: 1, arbitrary: fc.constantFrom(...TWISTS) },
          ),
        }),
      ),
    );

    test('a body made of valid ones is accepted as documented, or refused in words', () =>
      holds(140, bodies, async ({ name, body, twist }) => {
        const endpoint = named(name);
        const text = twist.replaceAll('%', () => JSON.stringify(body) ?? '');
        const { status, seen } = await send(endpoint, pathOf(endpoint, pathParams(endpoint)), {
          headers: { 'content-type': 'application/json' },
          body: new Uint8Array(Buffer.from(text)),
        });
        expect([endpoint.status, 400, 401, 403, 404, 409, 413, 422], seen).toContain(status);
        // A body that violates the schema is refused.
        const breaks = twist === '%' && endpoint.body && complaintOf(endpoint.body, body);
        if (breaks) expect(status, `${seen}\n${breaks}`).toBeGreaterThanOrEqual(400);
      }));
  });

  describe('an address', () => {
    const queried = endpoints.filter(({ method }) => method === 'GET');
    const queries = fc.record({
      name: fc.constantFrom(...queried.map(({ name }) => name)),
      pairs: fc.array(
        fc.tuple(fc.oneof(fc.nat({ max: 5 }), address), fc.oneof(fc.constant(null), address)),
        { maxLength: 6 },
      ),
    });

    test('an address with any query is answered', () =>
      holds(120, queries, async ({ name, pairs }) => {
        const endpoint = named(name);
        const fields = fieldsOf(endpoint.query).map((field) => field.name);
        const query = pairs
          .map(([key, value]) => {
            const own = typeof key === 'number' ? (fields[key % (fields.length || 1)] ?? 'x') : key;
            return value === null ? own : `${own}=${value}`;
          })
          .join('&');
        // A fetch sends no fragment, so the rest of the path is left out.
        const path = `${pathOf(endpoint, pathParams(endpoint))}?${query}`.slice(0, 9000);
        const { status, seen } = await send(endpoint, path);
        expect([200, 400, 403, 404, 422], seen).toContain(status);
      }));

    const paths = fc.record({
      name: fc.constantFrom(
        ...endpoints.filter(({ path }) => path.includes('{')).map((e) => e.name),
      ),
      param: address,
    });
    test('an address with any parameters finds nothing, or an existing item', () =>
      holds(80, paths, async ({ name, param }) => {
        const endpoint = named(name);
        const filled = Object.fromEntries(
          Object.keys(pathParams(endpoint)).map((key) => [
            key,
            key === 'category' ? 'posts' : param,
          ]),
        );
        const path = pathOf(endpoint, filled).slice(0, 9000);
        const { status, seen } = await send(endpoint, path === '' ? `/${NOWHERE}` : path);
        // Without a body: 415 when a form is required.
        expect([200, 204, 400, 404, 405, 415, 422], seen).toContain(status);
      }));
  });
}
