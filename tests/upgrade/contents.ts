import { type Endpoint, NEXT_CURSOR_HEADER } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';

/** Pages of a list that are read. */
const MOST_PAGES = 20;

/** Ids of all that a member reads by each call, by the name of its endpoint. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Makes every call for reading whose address needs no more than the member. */
export async function contentsOf(address: string, token: string): Promise<Contents> {
  const contents: Record<string, readonly string[]> = {};
  for (const endpoint of endpoints.filter(isPlain)) {
    const ids = await idsOf(address + endpoint.path, token);
    if (ids) contents[endpoint.name] = ids.toSorted();
  }
  return contents;
}

/** Found at one address; a search and what else is asked for something is left out by its refusal. */
const isPlain = ({ method, path }: Endpoint) => method === 'GET' && !path.includes('{');

async function idsOf(url: string, token: string): Promise<string[] | null> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const answer: Response = await fetch(url + query, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
    ids.push(...idsIn(await answer.json()));
    cursor = answer.headers.get(NEXT_CURSOR_HEADER);
    if (cursor === null) break;
  }
  return ids;
}

/** Every `id` within a reply. */
function idsIn(reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return [];
  const own = 'id' in reply ? [String(reply.id)] : [];
  return [...own, ...Object.values(reply).flatMap(idsIn)];
}
