import { ApiError, type Endpoint, type ReplyOf } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/** How many pages of a list are searched, and the most that a page holds. */
const PAGES_SEARCHED = 10;
const LARGEST_PAGE = 100;

/** What a list answers with, as far as it is looked through. */
interface FoundPage<Item> {
  items: readonly Item[];
  cursor: string | null;
}

/**
 * An actor that reads one thing by its id; given up when its view goes. Where the server has no such
 * call, as one that knows the documented calls alone, the thing is looked for in the lists, in turn.
 */
export function readOne<E extends Endpoint>(
  { client }: Portal,
  endpoint: E,
  ...lists: readonly Endpoint[]
): PromiseActorLogic<ReplyOf<E>, { query: { id: string } }> {
  type Item = ReplyOf<E> & { id: string };

  async function find(id: string, signal: AbortSignal): Promise<Item> {
    for (const list of lists) {
      let cursor: string | null = null;
      for (let page = 0; page < PAGES_SEARCHED; page += 1) {
        const query = { limit: LARGEST_PAGE, ...(cursor !== null && { cursor }) };
        const read: unknown = await client.call(list, { query, signal } as never);
        const { items, cursor: next } = read as FoundPage<Item>;
        const found = items.find((item) => item.id === id);
        if (found) return found;
        if (next === null) break;
        cursor = next;
      }
    }
    throw new ApiError('refused', { status: 404 });
  }

  return fromPromise(async ({ input, signal }) => {
    const params = { id: input.query.id };
    try {
      return (await client.call(endpoint, { params, signal } as never)) as ReplyOf<E>;
    } catch (error) {
      if (!ApiError.from(error).isUnsupported) throw error;
      return find(params.id, signal);
    }
  });
}
