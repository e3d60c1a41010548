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

describe('an endpoint', () => {
  it('has the usual values where nothing else is said', () => {
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

  it('without a reply answers 204, with a file 200', () => {
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
  it('have names of their own, and so have their method and path', () => {
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
  it('follow from the endpoint', () => {
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

  it('ask for what the endpoint needs and allow nothing else', () => {
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
