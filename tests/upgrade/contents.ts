import { type Endpoint, NEXT_CURSOR_HEADER } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';

/** Pages of a list that are read. */
const MOST_PAGES = 20;

/** Ids of all entries of each list that a member reads, by the name of its endpoint. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Reads every list whose address needs no more than the member. */
export async function contentsOf(address: string, token: string): Promise<Contents> {
  const contents: Record<string, readonly string[]> = {};
  for (const endpoint of endpoints.filter(isPlainList)) {
    const ids = await idsOf(address + endpoint.path, token);
    if (ids) contents[endpoint.name] = ids.toSorted();
  }
  return contents;
}

/** Lists by one address; the search and what else is asked for something is left out by its refusal. */
const isPlainList = ({ method, path }: Endpoint) => method === 'GET' && !path.includes('{');

async function idsOf(url: string, token: string): Promise<string[] | null> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const answer: Response = await fetch(url + query, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
    const entries = (await answer.json()) as unknown;
    if (!Array.isArray(entries)) return null;
    for (const entry of entries as unknown[]) if (hasId(entry)) ids.push(entry.id);
    cursor = answer.headers.get(NEXT_CURSOR_HEADER);
    if (cursor === null) break;
  }
  return ids;
}

const hasId = (entry: unknown): entry is { id: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
