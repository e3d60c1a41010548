import { ApiError, type Endpoint, getGroup, listGroups, listMyGroups } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { readOne } from './readOne.ts';

type Answer = (endpoint: Endpoint, cursor: string | undefined) => unknown;

/** What reading the group g7 gives, and the calls that it took. */
async function readGroup(answer: Answer) {
  const calls: string[] = [];
  const call = async (endpoint: Endpoint, options: { query?: { cursor?: string } }) => {
    const cursor = options.query?.cursor;
    calls.push(cursor === undefined ? endpoint.name : `${endpoint.name} from ${cursor}`);
    return answer(endpoint, cursor);
  };
  const portal = { client: { call } } as unknown as Portal;
  const actor = createActor(readOne(portal, getGroup, listMyGroups, listGroups), {
    input: { query: { id: 'g7' } },
  });
  const result = toPromise(actor);
  actor.start();
  return {
    calls,
    result: await result.then(
      (group) => group as unknown,
      (error: unknown) => error,
    ),
  };
}

const failWith = (parts: ConstructorParameters<typeof ApiError>[1]) => {
  throw new ApiError('refused', parts);
};

describe('one thing by its id', () => {
  it('comes from its own call', async () => {
    const { calls, result } = await readGroup(() => ({ id: 'g7' }));
    expect(result).toEqual({ id: 'g7' });
    expect(calls).toEqual(['getGroup']);
  });

  it('is looked for page by page, list by list, where the server has no such call', async () => {
    const { calls, result } = await readGroup((endpoint, cursor) => {
      if (endpoint === getGroup) return failWith({ status: 404, isUnsupported: true });
      if (endpoint === listMyGroups) return { items: [{ id: 'g1' }], cursor: null };
      return cursor
        ? { items: [{ id: 'g7' }], cursor: null }
        : { items: [{ id: 'g2' }], cursor: 'p2' };
    });
    expect(result).toEqual({ id: 'g7' });
    expect(calls).toEqual(['getGroup', 'listMyGroups', 'listGroups', 'listGroups from p2']);
  });

  it('is gone where no list has it', async () => {
    const { result } = await readGroup((endpoint) =>
      endpoint === getGroup
        ? failWith({ status: 404, isUnsupported: true })
        : { items: [], cursor: null },
    );
    expect(result).toMatchObject({ status: 404, isGone: true });
  });

  it('is looked for in no list where the server refuses it', async () => {
    const { calls, result } = await readGroup(() => failWith({ status: 404 }));
    expect(result).toMatchObject({ isGone: true });
    expect(calls).toEqual(['getGroup']);
  });
});
