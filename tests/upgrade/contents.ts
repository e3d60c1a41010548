import type { Endpoint } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';

/** Ids of all that a member reads by each call, by the name of its endpoint. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Makes once every call for reading whose address needs no more than the member. */
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
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return idsIn(await answer.json());
}

/** Every `id` within a reply. */
function idsIn(reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return [];
  const own = 'id' in reply ? [String(reply.id)] : [];
  return [...own, ...Object.values(reply).flatMap(idsIn)];
}
