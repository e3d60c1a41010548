import { listPosts, login } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { expect, test } from 'vitest';
import { core, z } from 'zod/mini';
import { replyWriter } from './replyWriter.ts';

const Merchant = z.object({
  name: z.string(),
  town: z.nullish(z.string()),
  shop: z.nullish(z.object({ name: z.string() })),
  tags: z._default(z.array(z.string()), []),
});

test('writes what the schema names and nothing else', () => {
  const write = replyWriter(Merchant);
  const merchant = { name: 'Siti', tags: ['kain'], password_hash: 'secret', shop: null };
  expect(JSON.parse(write({ ...merchant, town: 'Solo' }))).toEqual({
    name: 'Siti',
    town: 'Solo',
    shop: null,
    tags: ['kain'],
  });
  const inner = { name: 'Toko', secret: 1 };
  expect(JSON.parse(write({ ...merchant, shop: inner }))).toEqual({
    name: 'Siti',
    shop: { name: 'Toko' },
    tags: ['kain'],
  });
});

test('any text comes through, whatever it holds', () => {
  const write = replyWriter(Merchant);
  for (const name of ['"', '\\', '\n\t\u0001', '\u2028', 'قماش', '👩‍🌾', '\ud800', '<script>', ' '])
    expect(JSON.parse(write({ name, tags: [name.repeat(100)] }))).toEqual({
      name,
      tags: [name.repeat(100)],
    });
});

test('a reply without a required field is a fault, not a hole', () => {
  expect(() => replyWriter(Merchant)({ tags: [] })).toThrow(/"name" is required/);
  expect(() => replyWriter(listPosts.reply)([{}])).toThrow(/is required/);
  expect(() => replyWriter(login.reply)({ user: {} })).toThrow(/is required/);
});

/** Schemas that need validation while they are written would cost what compiling saves. */
test('no reply of the contract holds a choice of shapes', () => {
  const holdsChoice = (schema: core.$ZodType): boolean => {
    const { def } = schema._zod as unknown as { def: Record<string, unknown> };
    if (def.type === 'union') return true;
    const inner = [def.innerType, def.element, ...Object.values((def.shape as object) ?? {})];
    return inner.some((one) => one instanceof core.$ZodType && holdsChoice(one));
  };
  const replies = endpoints.flatMap(({ name, reply }) =>
    reply && holdsChoice(reply) ? [name] : [],
  );
  expect(replies).toEqual([]);
});
