import {
  createResource,
  listResources,
  type Resource,
  type ResourceBody,
  type Role,
} from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** What a resource is made of, unless told otherwise. */
export const RESOURCE: ResourceBody = {
  title: 'Cara ekspor kopi',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Business Management',
  author_name: 'Ratna Dewi',
  author_organization: 'Koperasi Gayo',
};

/** Ways to fill the library of a target. */
export function publishing(harness: Harness) {
  /** A member of the role, signed up for the occasion. */
  const someone = async (role: Role): Promise<Person> => {
    const person = await harness.signUp();
    if (role !== 'user') await harness.setRole(person.user.id, role);
    return person;
  };
  return {
    someone,
    save: (by: Person, parts: Partial<ResourceBody> = {}): Promise<Resource> =>
      by.client.call(createResource, { body: { ...RESOURCE, ...parts } }),
    /** Titles of the library's pages, all of them, for a search that finds these alone. */
    async titles(search: string, query: object = {}, limit = 2): Promise<string[]> {
      const client = harness.client();
      const titles: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await client.call(listResources, {
          query: { search, limit, ...(cursor && { cursor }), ...query },
        });
        titles.push(...page.items.map(({ title }) => title));
        cursor = page.cursor;
      } while (cursor);
      return titles;
    },
  };
}
