import {
  createResource,
  listResources,
  type Resource,
  type ResourceBody,
  type Role,
} from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** Default fields of a resource. */
export const RESOURCE: ResourceBody = {
  title: 'Cara ekspor kopi',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Business Management',
  author_name: 'Ratna Dewi',
  author_organization: 'Koperasi Gayo',
};

/** Functions that fill the library of a target. */
export function resourceSteps(harness: Harness) {
  /** A new member with the role. */
  const someone = async (role: Role): Promise<Person> => {
    const person = await harness.signUp();
    if (role !== 'user') await harness.setRole(person.user.id, role);
    return person;
  };
  return {
    someone,
    save: (by: Person, parts: Partial<ResourceBody> = {}): Promise<Resource> =>
      by.client.call(createResource, { body: { ...RESOURCE, ...parts } }),
    /** The titles on all pages of the library, for a search that matches these alone. */
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
