import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { z } from 'zod/mini';
import {
  type BodyOf,
  type Client,
  createClient,
  createPost,
  type deleteProfilePhoto,
  endpoint,
  fileEndpoint,
  type getFile,
  getMe,
  likePost,
  listPosts,
  type Page,
  type ParamsOf,
  type Post,
  type QueryOf,
  type ReplyOf,
  type User,
  type uploadFile,
} from '../index.ts';
import { endpoints } from '../server.ts';

describe('an endpoint definition', () => {
  it('an endpoint gets the documented defaults', () => {
    const read = endpoint({
      name: 'read',
      summary: 'Read',
      method: 'GET',
      path: '/api/read',
      reply: z.string(),
      access: 'member',
      idempotent: true,
    });
    expect(read).toMatchObject({
      encoding: 'json',
      replyKind: 'json',
      status: 200,
      refusals: [],
      paged: false,
    });
  });

  it('an endpoint without a reply defaults to 204, with a file to 200', () => {
    const parts = {
      name: 'act',
      summary: 'Act',
      method: 'GET',
      path: '/api/act',
      access: 'member',
      idempotent: true,
    } as const;
    expect(endpoint(parts)).toMatchObject({ replyKind: 'none', status: 204 });
    expect(fileEndpoint(parts)).toMatchObject({ replyKind: 'file', status: 200 });
  });
});

describe('the endpoints of the contract', () => {
  // SHELL-197
  it('what may wait on a device is an idempotent write of JSON', () => {
    const waiting = endpoints.filter(({ mayWait }) => mayWait);
    expect(waiting.length).toBeGreaterThan(5);
    for (const { name, method, encoding, idempotent } of waiting)
      expect([name, method === 'GET', encoding, idempotent]).toEqual([name, false, 'json', true]);
  });

  it('endpoints have unique names, and unique methods with paths', () => {
    const names = endpoints.map(({ name }) => name);
    const places = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(endpoints.map((each) => [each.name, each] as const))(
    '%s takes the parameters its path names',
    (_, { path, params }) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const shape = (params as { shape?: object } | undefined)?.shape ?? {};
      expect(Object.keys(shape).sort()).toEqual(named);
    },
  );
});

/** Checked by the compiler; nothing here runs. */
describe('the types of a call', () => {
  it('call types are inferred from the endpoint', () => {
    expectTypeOf<ParamsOf<typeof likePost>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<ParamsOf<typeof getMe>>().toEqualTypeOf<undefined>();
    expectTypeOf<QueryOf<typeof listPosts>['cursor']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<BodyOf<typeof createPost>['attachments']>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<BodyOf<typeof uploadFile>>().toEqualTypeOf<{
      category: 'posts' | 'images' | 'documents' | 'resources' | 'events' | 'tenders';
      client_id?: string | undefined;
      file: File;
    }>();
    expectTypeOf<ReplyOf<typeof getMe>>().toEqualTypeOf<User>();
    expectTypeOf<ReplyOf<typeof listPosts>>().toEqualTypeOf<Page<Post>>();
    expectTypeOf<ReplyOf<typeof getFile>>().toEqualTypeOf<Blob>();
    expectTypeOf<ReplyOf<typeof deleteProfilePhoto>>().toEqualTypeOf<undefined>();
  });

  it('call options require what the endpoint needs and forbid the rest', () => {
    const client: Client = createClient();
    const calls = [
      () => client.call(getMe),
      () => client.call(listPosts),
      () => client.call(listPosts, { query: { limit: 5 } }),
      () => client.call(likePost, { params: { id: 'p1' } }),
      // @ts-expect-error: the path needs an id
      () => client.call(likePost),
      // @ts-expect-error: the body is needed
      () => client.call(createPost, {}),
      // @ts-expect-error: the content is needed
      () => client.call(createPost, { body: { post_type: 'text' } }),
      // @ts-expect-error: the call has no body
      () => client.call(getMe, { body: {} }),
      // @ts-expect-error: the path has no such parameter
      () => client.call(likePost, { params: { id: 'p1', page: 1 } }),
    ];
    expect(calls).toHaveLength(9);
  });
});
