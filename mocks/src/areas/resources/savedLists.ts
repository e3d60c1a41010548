import { SAVED_LISTS_MAX, type SavedList } from '@saudagar/contract';
import { comparable, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';

interface StoredList {
  id: string;
  memberId: string;
  name: string;
  resources: Set<string>;
}

/** Members' own lists of resources. */
export class SavedLists {
  #community: Community;
  #lists = new Map<string, StoredList>();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Returns a member's lists by name. */
  all(memberId: string): SavedList[] {
    return this.#of(memberId)
      .sort((a, b) => (comparable(a.name) < comparable(b.name) ? -1 : 1))
      .map((list) => this.#shown(list));
  }

  add(memberId: string, name: string, clientId?: string): SavedList {
    const id = this.#once.do(memberId, clientId, () => {
      this.#requireFree(memberId, name);
      if (this.#of(memberId).length >= SAVED_LISTS_MAX) throw new Refusal(400, 'tooManySavedLists');
      this.#made += 1;
      const made = madeId('list', this.#made);
      this.#lists.set(made, { id: made, memberId, name, resources: new Set() });
      return made;
    });
    return this.#shown(this.#own(memberId, id));
  }

  rename(memberId: string, id: string, name: string): SavedList {
    const list = this.#own(memberId, id);
    this.#requireFree(memberId, name, id);
    list.name = name;
    return this.#shown(list);
  }

  remove(memberId: string, id: string): void {
    this.#own(memberId, id);
    this.#lists.delete(id);
  }

  /** Puts a resource into exactly the given lists of a member. */
  save(memberId: string, resourceId: string, listIds: readonly string[]): string[] {
    this.#community.resources.requirePublished(resourceId);
    const own = this.#of(memberId);
    if (!listIds.every((id) => own.some((list) => list.id === id)))
      throw new Refusal(404, 'savedListNotFound', { field: 'list_ids' });
    for (const { id, resources } of own) {
      if (listIds.includes(id)) resources.add(resourceId);
      else resources.delete(resourceId);
    }
    return this.holding(memberId, resourceId);
  }

  /** Returns ids of a member's lists that contain a resource. */
  holding(memberId: string, resourceId: string): string[] {
    return this.#of(memberId)
      .filter(({ resources }) => resources.has(resourceId))
      .map(({ id }) => id)
      .sort();
  }

  /** Removes a resource from every list. */
  forget(resourceId: string): () => void {
    const holders = [...this.#lists.values()].filter(({ resources }) => resources.has(resourceId));
    for (const { resources } of holders) resources.delete(resourceId);
    return () => {
      for (const { resources } of holders) resources.add(resourceId);
    };
  }

  #of(memberId: string): StoredList[] {
    return [...this.#lists.values()].filter((list) => list.memberId === memberId);
  }

  #own(memberId: string, id: string): StoredList {
    const list = this.#lists.get(id);
    if (list?.memberId !== memberId) throw new Refusal(404, 'savedListNotFound');
    return list;
  }

  #requireFree(memberId: string, name: string, but?: string): void {
    const isTaken = this.#of(memberId).some(
      (list) => list.id !== but && comparable(list.name) === comparable(name),
    );
    if (isTaken) throw new Refusal(409, 'savedListTaken', { field: 'name' });
  }

  #shown({ id, name, resources }: StoredList): SavedList {
    const published = [...resources].filter((one) => this.#community.resources.isPublished(one));
    return { id, name, resources_count: published.length };
  }
}
