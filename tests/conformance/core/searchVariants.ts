import {
  createPost,
  createSavedList,
  type Endpoint,
  requestConnection,
  saveResource,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { fieldsOf } from '../../hostile/samples.ts';
import { EVENT, eventSteps } from '../events/eventSteps.ts';
import { makeGroup } from '../groups/groupSteps.ts';
import type { Harness, Person } from '../harness.ts';
import { resourceSteps } from '../resources/resourceSteps.ts';
import { tenderSteps } from '../tenders/tenderSteps.ts';

/** A name as an iPhone writes it. */
const STORED = 'Zu’banur';
/** The same as other keyboards write it, and as pasted texts have it. */
const TYPED = ["Zu'banur", 'zu`banur', 'ZUBANUR', '\u200eZu’ba\u00adnur\ufeff', 'Zuʼba\u0301nur'];

/** Query parameters of searches. */
const SEARCHES = ['search', 'query', 'q', 'location'];

/** Every search of the contract finds a text in any typographic variant. */
export function searchVariantsSuite(harness: Harness, endpoints: readonly Endpoint[]): void {
  const searches = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint.query)
      .filter(({ name }) => SEARCHES.includes(name))
      .map(({ name }) => [`${endpoint.name} by ${name}`, endpoint, name] as const),
  );

  describe('texts with other apostrophes and invisible marks', () => {
    let known: Promise<{ owner: Person; params: Record<string, string> }> | undefined;

    test.each(searches)(
      '%s finds a text with other apostrophes and invisible marks',
      async (_, endpoint, name) => {
        known ??= prepare(harness);
        const { owner, params } = await known;
        const id = params[endpoint.path] ?? '';
        const countOf = async (typed: string) =>
          sizeOf(await owner.client.call(endpoint, { params: { id }, query: { [name]: typed } }));
        const all = await countOf(STORED);
        expect(all).toBeGreaterThan(0);
        // An export adds an entry to the log it exports.
        for (const typed of TYPED) expect(await countOf(typed), typed).toBeGreaterThanOrEqual(all);
      },
    );
  });

  it('a text keeps its typographic marks and emoji', async () => {
    const { client } = await harness.signUp({ full_name: STORED });
    const content = 'Zu’banur – 👩‍👩‍👧 ❤️‍🔥 cafe\u0301';
    const post = await client.call(createPost, { body: { content, post_type: 'text' } });
    expect([post.content, post.user?.full_name]).toEqual([content, STORED]);
  });
}

/** A member with one item for each search, all of the same name. */
async function prepare(harness: Harness) {
  const { make, join, someone } = eventSteps(harness);
  const owner = await someone('admin', {
    full_name: STORED,
    company_name: STORED,
    location: STORED,
  });
  const friend = await harness.signUp({ full_name: STORED });
  const { user } = owner;
  await friend.client.call(requestConnection, { params: { id: user.id } });
  await owner.client.call(requestConnection, { params: { id: friend.user.id } });
  const event = await make(owner, { ...EVENT, title: STORED });
  await join(friend, event);
  const group = await makeGroup(owner, { name: STORED, location: STORED });
  const resource = await resourceSteps(harness).save(owner, { title: STORED });
  const list = await owner.client.call(createSavedList, { body: { name: STORED } });
  await owner.client.call(saveResource, {
    params: { id: resource.id },
    body: { list_ids: [list.id] },
  });
  await tenderSteps(harness).post(owner, { title: STORED });
  await owner.client.call(createPost, { body: { content: '#zubanur', post_type: 'text' } });
  return {
    owner,
    params: {
      '/api/events/{id}/attendees': event.id,
      '/api/groups/{id}/members': group.id,
      '/api/users/{id}/connections': user.id,
    } as Record<string, string>,
  };
}

/** The number of items in a reply: of its list, or of the rows below a table's headings. */
function sizeOf(reply: unknown): number {
  if (Array.isArray(reply)) return reply.length;
  const values = Object.entries(reply as object);
  const csv = values.find(([name]) => name === 'csv')?.[1];
  if (typeof csv === 'string') return csv.split('\r\n').length - 1;
  return values.map(([, value]) => value).find(Array.isArray)?.length ?? -1;
}
