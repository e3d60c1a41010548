import { createPost, type Endpoint } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../conformance/core/fixtures.ts';
import { photo } from '../../conformance/core/photo.ts';
import { type HostileHarness, named } from '../hostileHarness.ts';
import {
  edgesOf,
  type Field,
  fieldsOf,
  pathOf,
  queryOf,
  sampleOf,
  strangersOf,
} from '../samples.ts';
import { formsSuite } from './forms.ts';

/** Odd but permitted texts: stored as they are or refused in words. */
const ODD_TEXTS = [
  '\u202etxt.exe\u202c \u200f\u061c شكرا',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) javascript:alert(1)',
  "'; drop table members; --",
  '%00%c0%af../../etc/passwd',
  '\u0001\u0008\u001b[31m\ufeff\ufffe',
  '{{constructor.constructor("return 1")()}} $(7*7)',
];
/** Texts that cannot be stored as they are. */
const UNSTORABLE = ['a\0b', '\ud800', 'x\udc00y'];

/** Unknown ids, encoded for an address. */
const BAD_IDS = [
  '%00',
  '..%2f..%2fetc',
  '%27%20or%201=1--',
  '%F0%9F%98%80',
  '%E2%80%AE',
  'undefined',
  '-1',
  '1e309',
  '[object%20Object]',
  'x'.repeat(64),
  'x'.repeat(300),
  'x'.repeat(3000),
];
const BROKEN_IDS = ['%zz', '%', '%c3%28', '%E0%A4%A'];

const BAD_BODIES: [what: string, body: string | Buffer, status: number][] = [
  ['no JSON', 'hello', 400],
  ['half a JSON', '{"a":', 400],
  ['two JSONs', '{} {}', 400],
  ['JSON with comments', '{/* */}', 400],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), 400],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['deep lists', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 400],
  ['a field too deep', `{"content":${'['.repeat(30)}${']'.repeat(30)}}`, 400],
  ['too much', JSON.stringify('x'.repeat(1_100_000)), 413],
];
const OTHER_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'nonsense',
];

/**
 * Sends every endpoint of the contract requests that no client sends. A new endpoint is tested
 * without a change. Each answer has the right status and a message, and a refusal stores nothing.
 */
export function edgesSuite(harness: HostileHarness): void {
  const { send, sendJson, pathParams, storesNothing } = harness;
  formsSuite(harness);

  const withJson = endpoints.filter((each) => each.method !== 'GET' && each.encoding === 'json');

  describe.each(named(withJson))('%s', (_, endpoint) => {
    test('the endpoint refuses invalid bodies', async () => {
      await storesNothing(async () => {
        const path = pathOf(endpoint, { ...pathParams(endpoint), id: NOWHERE });
        for (const [what, body, status] of BAD_BODIES) {
          const answer = await send(endpoint, path, {
            headers: { 'content-type': 'application/json' },
            body: new Uint8Array(Buffer.from(body)),
          });
          expect(answer.status, `${what}: ${answer.seen}`).toBe(status);
        }
        for (const type of OTHER_TYPES) {
          const headers = { 'content-type': type };
          const answer = await send(endpoint, path, { headers, body: '--x\r\n\r\n{"a":1}' });
          expect(answer.status, `${type}: ${answer.seen}`).toBe(415);
        }
      });
    });
  });

  const fields = withJson.flatMap((endpoint) =>
    fieldsOf(endpoint.body).map(
      (field) => [`${endpoint.name} ${field.name}`, endpoint, field] as const,
    ),
  );

  describe.each(fields)('%s', (_, endpoint, field) => {
    const withField = (value: unknown) => ({
      ...sampleOf(fieldsOf(endpoint.body)),
      [field.name]: value,
    });
    const { inside, outside } = edgesOf(field);

    test('the field is accepted up to its limits', async () => {
      for (const value of inside) {
        const answer = await sendJson(endpoint, withField(value));
        expect(answer.field, answer.seen).not.toBe(answer.status === 422 ? field.name : NOWHERE);
      }
    });

    test('the field is refused beyond its limits, and as another type', async () => {
      await storesNothing(async () => {
        for (const value of [...outside, ...strangersOf(field)]) {
          const answer = await sendJson(endpoint, withField(value));
          expect([answer.status, answer.field], answer.seen).toEqual([422, field.name]);
        }
        if (field.isRequired)
          expect((await sendJson(endpoint, withField(undefined))).status).toBe(422);
      });
    });

    if (field.shape.type === 'string')
      test('the field accepts odd texts or refuses them in words', async () => {
        for (const text of ODD_TEXTS) {
          const { status, seen } = await sendJson(endpoint, withField(text));
          expect([200, 201, 204, 400, 401, 403, 404, 409, 422], seen).toContain(status);
        }
        await storesNothing(async () => {
          for (const text of UNSTORABLE)
            expect((await sendJson(endpoint, withField(text))).status, text).toBe(422);
        });
      });
  });

  const withParams = endpoints.filter(({ path }) => path.includes('{'));
  describe.each(named(withParams))('%s', (_, endpoint) => {
    test('the endpoint answers 404 for invalid ids', async () => {
      await storesNothing(async () => {
        for (const param of Object.keys(pathParams(endpoint))) {
          if (!endpoint.path.includes(`{${param}}`)) continue;
          const path = (id: string) =>
            pathOf(endpoint, { ...pathParams(endpoint), [param]: id }) + queryOf(endpoint);
          const body = sampleOf(fieldsOf(endpoint.body));
          const init = endpoint.body
            ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
            : {};
          const form = new FormData();
          if (endpoint.encoding === 'multipart') form.set('file', await photo());
          const sent = endpoint.encoding === 'multipart' ? { body: form } : init;
          for (const id of BAD_IDS) {
            const { status, seen } = await send(endpoint, path(id), sent);
            expect(status, seen).toBe(404);
          }
          for (const id of BROKEN_IDS) {
            const { status, seen } = await send(endpoint, path(id), sent);
            expect([400, 404], seen).toContain(status);
          }
        }
      });
    });
  });

  describe.each(named(endpoints.filter(({ method }) => method === 'GET')))('%s', (_, endpoint) => {
    const ask = (query: string) =>
      send(endpoint, `${pathOf(endpoint, pathParams(endpoint))}?${query}`);

    test('the endpoint answers odd queries', async () => {
      for (const query of [
        '__proto__=1&constructor[prototype][x]=1&a[b]=c&toString=1',
        'limit[]=5&limit[a]=b&cursor[]=x',
        `x=${'y'.repeat(8000)}`,
        Array.from({ length: 1500 }, (__, index) => `k${index}=1`).join('&'),
        '%zz=%zz&=&&&?',
        '%E0%A4%A=1',
      ])
        await ask(query);
    });

    for (const field of fieldsOf(endpoint.query))
      test(`the parameter ${field.name} is refused twice or outside its limits`, async () => {
        const signed = field.name === 'signature' || field.name === 'expires';
        for (const value of ['%00', 'a%00b'])
          expect((await ask(`${field.name}=${value}`)).status, value).toBe(422);
        const twice = await ask(`${field.name}=1&${field.name}=2`);
        expect(twice.status, twice.seen).toBe(422);
        for (const value of outsideOf(field)) {
          // Longer values are refused as headers, before there is a request.
          const text = String(value).slice(0, 8000);
          const answer = await ask(`${field.name}=${encodeURIComponent(text)}`);
          expect(answer.status, answer.seen).toBe(422);
        }
        if (signed) return;
        for (const value of edgesOf(field).inside)
          await ask(`${field.name}=${encodeURIComponent(String(value))}`);
        for (const value of ODD_TEXTS) await ask(`${field.name}=${encodeURIComponent(value)}`);
      });
  });

  // A call that is documented without `/api` shares its path with a page of the host.
  const ownPaths = endpoints.filter(({ path }) => path.startsWith('/api/'));
  test.each(named(ownPaths))('%s answers 405 to other methods', async (_, endpoint) => {
    const path = pathOf(endpoint, pathParams(endpoint));
    const siblings = endpoints.filter((each) => shapeOf(each) === shapeOf(endpoint));
    const own = siblings.map(({ method }) => method as string);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (own.includes(method)) continue;
      const { status, seen } = await send(endpoint, path, { method });
      expect(status, seen).toBe(405);
    }
  });

  test.each(named(endpoints.filter(({ access }) => access !== 'anyone')))(
    '%s answers 401 to malformed tokens',
    async (_, endpoint) => {
      for (const authorization of [
        'Bearer',
        'Bearer null',
        'Basic YTpi',
        'Bearer a b',
        `Bearer ${'x'.repeat(8000)}`,
        "Bearer ' or 1=1 --",
        'bearer \u00e9',
      ]) {
        const path = pathOf(endpoint, pathParams(endpoint));
        const { status, seen } = await send(endpoint, path, { headers: { authorization } });
        expect(status, seen).toBe(401);
      }
    },
  );

  test('a name is stored without invisible and direction marks', async () => {
    const form = {
      email: 'palsu@toko.id',
      username: 'palsu',
      full_name: ' \u202eituB\u202c \u200b\nSantoso ',
      password: 'benang-sutra-27',
    };
    const post = (body: object) =>
      harness.server().fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { user } = (await (await post(form)).json()) as { user: { full_name: string } };
    expect(user.full_name).toBe('ituB Santoso');
    const blank = await post({
      ...form,
      username: 'lain',
      email: 'l@toko.id',
      full_name: '\u200b\u202e',
    });
    expect([blank.status, await blank.json()]).toEqual([
      422,
      { detail: 'Full name is required', field: 'full_name' },
    ]);
  });

  test('a member’s text is returned as it was written', async () => {
    const { client } = await harness.server().signUp();
    for (const content of ODD_TEXTS.map((text) => text.trim())) {
      const post = await client.call(createPost, { body: { content, post_type: 'text' } });
      expect(post.content).toBe(content);
    }
  });

  test('no hostile request caused an error of the server', () => {
    expect(harness.faults).toEqual([]);
  });
}

/** Values outside a query's field: a text is never of another type. */
const outsideOf = (field: Field): unknown[] => [
  ...edgesOf(field).outside,
  ...(field.shape.type === 'number' || field.shape.type === 'integer'
    ? ['many', '1.5', '1e999', 'NaN']
    : field.shape.enum
      ? ['no-such-choice']
      : []),
];

/** Paths that differ in the names of their parameters only are one path. */
const shapeOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '{}');
