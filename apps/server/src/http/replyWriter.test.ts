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

test('a reply contains the schema’s fields and nothing else', () => {
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

test('a reply preserves any text', () => {
  const write = replyWriter(Merchant);
  for (const name of ['"', '\\', '\n\t\u0001', '\u2028', 'قماش', '👩‍🌾', '\ud800', '<script>', ' '])
    expect(JSON.parse(write({ name, tags: [name.repeat(100)] }))).toEqual({
      name,
      tags: [name.repeat(100)],
    });
});

test('a reply without a required field is an error rather than a gap', () => {
  expect(() => replyWriter(Merchant)({ tags: [] })).toThrow(/"name" is required/);
  expect(() => replyWriter(listPosts.reply)([{}])).toThrow(/is required/);
  expect(() => replyWriter(login.reply)({ user: {} })).toThrow(/is required/);
});

/** Schemas that need validation while serializing would lose the gain of compiling. */
test('the contract has no reply with a union of shapes', () => {
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
