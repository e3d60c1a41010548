import { ApiError, type Endpoint, parseSocketEvent } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start } from '../../packages/contract/src/core/cannedClient.testing.ts';
import { holds } from './holds.ts';
import { arbitraryText, mutated, strangers, validValuesOf, withAdditions } from './values.ts';

/** Calls an endpoint with a valid path and body, whose values do not matter here. */
async function outcomeOf(
  endpoint: (typeof endpoints)[number],
  canned: Parameters<typeof start>[0],
) {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']),
  );
  const reports: string[] = [];
  const { client } = start(canned, { report: (problem) => reports.push(problem) });
  const call = client.call as (of: unknown, options: object) => Promise<unknown>;
  const outcome = await call(endpoint, { params }).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { ...outcome, reports };
}

const untouched = () => expect(Object.keys(Object.prototype)).toEqual([]);
const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
const withReplies = endpoints.flatMap((endpoint) =>
  endpoint.replyKind === 'json' && endpoint.reply
    ? [{ endpoint, values: validValuesOf(endpoint.reply) }]
    : [],
);
const texts = fc.oneof(
  arbitraryText(200),
  fc.constantFrom('', '{', '[', '[[[', '{"a":', '1e999', '"\\ud800"', '\ufeff{}', 'null', '<html>'),
  fc.constantFrom('['.repeat(5000), `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
);

describe('a reply', () => {
  test('a documented reply is accepted, and fields of a later server are left out', async () => {
    for (const { endpoint, values } of withReplies)
      await holds(8, withAdditions(values), async ({ plain, more }) => {
        const asAgreed = await outcomeOf(endpoint, { body: plain ?? null });
        expect(asAgreed, endpoint.name).toMatchObject({ reports: [] });
        expect(asAgreed).toHaveProperty('value');
        expect(await outcomeOf(endpoint, { body: more })).toEqual(asAgreed);
      });
  });

  test('any reply gives a value of the contract, or the one documented error', async () => {
    for (const { endpoint, values } of withReplies)
      await holds(14, fc.oneof(mutated(values), strangers), async (body) => {
        const outcome = await outcomeOf(endpoint, { body: JSON.stringify(body) ?? 'null' });
        if ('error' in outcome)
          expect(outcome.error).toMatchObject({ name: 'ApiError', kind: 'malformed' });
        untouched();
      });
  });

  test('a reply that is not JSON is malformed, and nothing worse', () =>
    holds(150, fc.tuple(fc.constantFrom(...byName.keys()), texts), async ([name, body]) => {
      const outcome = await outcomeOf(byName.get(name) as Endpoint, { body });
      if ('error' in outcome) expect(outcome.error).toBeInstanceOf(ApiError);
    }));

  test('a refusal is an error of its kind, whatever its body', () =>
    holds(
      150,
      fc.record({
        name: fc.constantFrom(...byName.keys()),
        status: fc.constantFrom(
          300,
          304,
          400,
          401,
          403,
          404,
          405,
          413,
          418,
          422,
          429,
          500,
          501,
          503,
          599,
        ),
        body: fc.oneof(
          mutated(fc.constant({ detail: 'Post not found', field: 'content' })).map((value) =>
            JSON.stringify(value),
          ),
          texts,
        ),
        wait: fc.oneof(
          fc.string(),
          fc.constantFrom('-1', '1e999', 'Wed, 21 Oct 2026 07:28:00 GMT'),
        ),
      }),
      async ({ name, status, body = '', wait }) => {
        const endpoint = byName.get(name) as Endpoint;
        const headers = { 'retry-after': wait };
        const outcome = await outcomeOf(endpoint, { status, body, headers });
        const { error } = outcome as { error?: ApiError };
        if (!(error instanceof ApiError)) expect.unreachable(String(error));
        expect(error.kind).toBe(
          status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'refused',
        );
        expect(['string', 'undefined']).toContain(typeof error.detail);
        expect(['string', 'undefined']).toContain(typeof error.field);
        // The wait is neither endless nor in the past.
        expect(error.retryAfter ?? 0).toBeGreaterThanOrEqual(0);
        expect(error.retryAfter ?? 0).toBeLessThan(Number.POSITIVE_INFINITY);
      },
    ));
});

describe("a socket's frame", () => {
  const message = {
    ...{ id: 'm1', room_id: 'r1', sequence: 1, sender_id: 'u1', content: 'Halo' },
    created_at: '2026-11-21T08:00:00.000Z',
  };
  const events = fc.constantFrom<unknown>(
    ...[{ type: 'ready' }, { type: 'heartbeat' }, { type: 'gap' }],
    { type: 'new_message', message },
    { type: 'read', room_id: 'r1', user_id: 'u1', sequence: 1, others_read_sequence: 0 },
    { type: 'typing', room_id: 'r1', user_id: 'u1', full_name: 'Siti', typing: true },
    { type: 'unread', room_id: 'r1', unread_count: 0, total: 0 },
    ...[
      { type: 'room', room_id: 'r1' },
      { type: 'room_left', room_id: 'r1' },
      { type: 'message_removed', room_id: 'r1', message_id: 'm1' },
    ],
  );

  test('a socket’s frame gives an event with its required fields, or none', () =>
    holds(
      600,
      fc.oneof(
        mutated(events).map((said) => JSON.stringify(said)),
        texts,
      ),
      (frame) => {
        const event = parseSocketEvent(frame);
        if (event === undefined) return;
        expect(Object.hasOwn(event, 'type')).toBe(true);
        // Parsing a parsed event changes nothing.
        expect(parseSocketEvent(JSON.stringify(event))).toEqual(event);
        untouched();
      },
    ));

  test('a socket’s frame with additional fields does no harm', () =>
    holds(100, withAdditions(events), ({ plain, more }) => {
      const event = parseSocketEvent(JSON.stringify(plain));
      expect(event).toBeDefined();
      expect(parseSocketEvent(JSON.stringify(more))).toEqual(event);
    }));

  test('a frame that is not text gives no event', () => {
    for (const frame of [undefined, null, 1, {}, new ArrayBuffer(8), new Blob(['{}'])])
      expect(parseSocketEvent(frame)).toBeUndefined();
  });
});
