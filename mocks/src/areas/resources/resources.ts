import {
  DEFAULT_PAGE_SIZE,
  type listResources,
  type listSavedResources,
  type Page,
  RESOURCE_MARKS_MAX,
  type Resource,
  type ResourceMarks,
  type User,
} from '@saudagar/contract';
import { isFound, Refusal, searchedText } from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { Likes } from '../../core/likes.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

type LibraryQuery = core.output<typeof listResources.query>;
type SavedQuery = core.output<typeof listSavedResources.query>;
type Filters = Pick<LibraryQuery, 'resource_type' | 'category' | 'search'>;

/** A resource with members' marks. */
export interface StoredResource {
  resource: Resource;
  likes: Likes;
  views: Set<string>;
  /** Progress in percent by member. */
  progress: Map<string, number>;
  /** Moderator who first saved it; null for none of this community. */
  makerId: string | null;
  madeAt: string;
}

/** The library of learning resources, as members and visitors use it. */
export class Resources {
  #community: Community;
  #stored = new Map<string, StoredResource>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a resource unchanged; `likedBy` are the members among its likes. */
  add(
    resource: Resource,
    likedBy: readonly string[] = [],
    { makerId = null, madeAt = NOW }: { makerId?: string | null; madeAt?: string } = {},
  ): void {
    const likes = new Likes(resource.likes_count, likedBy);
    const marks = { likes, views: new Set<string>(), progress: new Map<string, number>() };
    this.#stored.set(resource.id, { resource, ...marks, makerId, madeAt });
  }

  has(id: string): boolean {
    return this.#stored.has(id);
  }

  /** Counts the resources a member first saved. */
  madeBy(memberId: string): number {
    return [...this.#stored.values()].filter(({ makerId }) => makerId === memberId).length;
  }

  /** Returns a resource as a member or visitor sees it; drafts are for moderators. */
  find(id: string, viewer: User | undefined): Resource {
    const stored = this.get(id);
    const isModerator = viewer !== undefined && viewer.role !== 'user';
    if (stored.resource.approval_status !== 'approved' && !isModerator) throw notFound();
    const resource = this.#seen(stored, viewer?.id);
    return isModerator ? this.withRevision(resource, viewer.id) : resource;
  }

  /** Adds the edit that waits for approval, with its files, for moderators. */
  withRevision(resource: Resource, viewerId: string): Resource {
    const { files, revisions } = this.#community;
    const revision = revisions.shown('resource', resource.id, viewerId) as Resource['revision'];
    const attachments = revision?.changes.attachments;
    const shown = attachments && files.current(files.infosOf(attachments));
    return {
      ...resource,
      revision: revision ? { ...revision, ...(shown && { files: shown }) } : null,
    };
  }

  /** Lists published resources by featured, priority and age (RES-037–040, RES-054). */
  list(query: LibraryQuery): Page<Resource> {
    return this.page(this.#published(query), undefined, query);
  }

  /** Lists published resources that a member saved, began or finished, in the same order. */
  saved(viewerId: string, query: SavedQuery): Page<Resource> {
    const { list, progress } = query;
    const isSaved = ({ resource, progress: reached }: StoredResource) => {
      const lists = this.#listsOf(viewerId, resource.id);
      const percent = reached.get(viewerId) ?? 0;
      const isListed = list === undefined ? lists.length > 0 : lists.includes(list);
      const isRead = percent > 0 && (percent === 100) === (progress === 'finished');
      return progress === undefined ? isListed : isRead && (list === undefined || isListed);
    };
    return this.page(this.#published(query).filter(isSaved), viewerId, query);
  }

  /** Returns the member's own marks on published resources. */
  marks(viewerId: string, ids: readonly string[]): ResourceMarks[] {
    return ids.slice(0, RESOURCE_MARKS_MAX).flatMap((id) => {
      const stored = this.#stored.get(id);
      return stored?.resource.approval_status === 'approved'
        ? [{ id, ...this.#marksOf(stored, viewerId) }]
        : [];
    });
  }

  /** Counts a view, once a member; the mocks know one day (RES-050). */
  view(memberId: string, id: string): { views_count: number } {
    const { resource, views } = this.requirePublished(id);
    if (!views.has(memberId)) resource.views_count += 1;
    views.add(memberId);
    return { views_count: resource.views_count };
  }

  like(memberId: string, id: string, liked: boolean | undefined) {
    return this.requirePublished(id).likes.set(memberId, liked);
  }

  keepProgress(memberId: string, id: string, progress: number): { progress: number } {
    this.requirePublished(id).progress.set(memberId, progress);
    return { progress };
  }

  /** Checks whether a resource carries a file; with `isShown` only published ones count. */
  holdsFile(fileId: string, isShown = false): boolean {
    return [...this.#stored.values()].some(
      ({ resource }) =>
        resource.attachments.includes(fileId) &&
        (!isShown || resource.approval_status === 'approved'),
    );
  }

  isPublished(id: string): boolean {
    return this.#stored.get(id)?.resource.approval_status === 'approved';
  }

  /** Puts a removed resource back. */
  putBack(stored: StoredResource): void {
    this.#stored.set(stored.resource.id, stored);
  }

  delete(id: string): void {
    this.#stored.delete(id);
  }

  /** Throws 404 for a resource that members do not see. */
  requirePublished(id: string): StoredResource {
    const stored = this.get(id);
    if (stored.resource.approval_status !== 'approved') throw notFound();
    return stored;
  }

  /** Returns one in any state. @throws Refusal 404 */
  get(id: string): StoredResource {
    const stored = this.#stored.get(id);
    if (!stored) throw notFound();
    return stored;
  }

  #published(query: Filters): StoredResource[] {
    return this.narrowed(query)
      .filter(({ resource }) => resource.approval_status === 'approved')
      .sort(inLibraryOrder);
  }

  /** Returns resources in any state that pass the filters, oldest first. */
  narrowed({ resource_type, category, search }: Filters): StoredResource[] {
    return [...this.#stored.values()].filter(
      ({ resource }) =>
        (resource_type === undefined || resource.resource_type === resource_type) &&
        (category === undefined || resource.category === category) &&
        (!search || isFound(searchedOf(resource), search)),
    );
  }

  /** Returns a page of matches, as the viewer sees it. */
  page(
    found: readonly StoredResource[],
    viewerId: string | undefined,
    { limit = DEFAULT_PAGE_SIZE, cursor }: Pick<LibraryQuery, 'limit' | 'cursor'>,
  ): Page<Resource> {
    const start =
      cursor === undefined ? 0 : found.findIndex((one) => one.resource.id === cursor) + 1;
    if (cursor !== undefined && start === 0) throw badCursor();
    const { items, cursor: next } = cut(found.slice(start), limit, ({ resource }) => resource.id);
    return { items: items.map((one) => this.#seen(one, viewerId)), cursor: next };
  }

  #seen(stored: StoredResource, viewerId: string | undefined): Resource {
    const { likes_count } = stored.likes.seenBy(viewerId ?? '');
    const files = this.#community.files.current(stored.resource.files ?? []);
    const seen = { ...stored.resource, files, likes_count };
    if (viewerId === undefined) return seen;
    return { ...seen, ...this.#marksOf(stored, viewerId), is_own: stored.makerId === viewerId };
  }

  #marksOf({ resource, likes, progress }: StoredResource, viewerId: string) {
    return {
      liked: likes.seenBy(viewerId).user_liked,
      progress: progress.get(viewerId) ?? 0,
      saved_lists: this.#listsOf(viewerId, resource.id),
    };
  }

  #listsOf(viewerId: string, id: string): string[] {
    return this.#community.savedLists.holding(viewerId, id);
  }
}

const notFound = () => new Refusal(404, 'resourceNotFound');

const searchedOf = ({ title, description, author_name, author_organization, tags }: Resource) =>
  searchedText(title, description, author_name, author_organization, ...tags);

function inLibraryOrder({ resource: a }: StoredResource, { resource: b }: StoredResource): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    b.priority - a.priority ||
    Date.parse(b.published_date ?? '') - Date.parse(a.published_date ?? '') ||
    (a.id < b.id ? 1 : -1)
  );
}
