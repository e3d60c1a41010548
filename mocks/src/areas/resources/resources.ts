import {
  type ApprovalStatus,
  type createResource,
  DEFAULT_PAGE_SIZE,
  type listKeptResources,
  type listManagedResources,
  type listResources,
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
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

type Saved = core.output<typeof createResource.body>;
type LibraryQuery = core.output<typeof listResources.query>;
type KeptQuery = core.output<typeof listKeptResources.query>;
type ManagedQuery = core.output<typeof listManagedResources.query>;

interface StoredResource {
  resource: Resource;
  likes: Likes;
  views: Set<string>;
  /** Percent by member. */
  progress: Map<string, number>;
}

/** The library of learning resources. */
export class Resources {
  #community: Community;
  #stored = new Map<string, StoredResource>();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Puts a resource in as it is; `likedBy` are the members among its likes. */
  add(resource: Resource, likedBy: readonly string[] = []): void {
    const likes = new Likes(resource.likes_count, likedBy);
    this.#stored.set(resource.id, { resource, likes, views: new Set(), progress: new Map() });
  }

  /** A resource as a member or visitor sees it; drafts are for moderators. */
  find(id: string, viewer: User | undefined): Resource {
    const stored = this.#get(id);
    const isKeeper = viewer !== undefined && viewer.role !== 'user';
    if (stored.resource.approval_status !== 'approved' && !isKeeper) throw notFound();
    return this.#seen(stored, viewer?.id);
  }

  /** Published resources: featured first, then by priority, then the newest (RES-037–040, RES-054). */
  list(query: LibraryQuery): Page<Resource> {
    return this.#page(this.#published(query), undefined, query);
  }

  /** Published resources that a member saved, or began or finished, in the same order. */
  kept(viewerId: string, query: KeptQuery): Page<Resource> {
    const { list, progress } = query;
    const isKept = ({ resource, progress: reached }: StoredResource) => {
      const lists = this.#listsOf(viewerId, resource.id);
      const percent = reached.get(viewerId) ?? 0;
      const isListed = list === undefined ? lists.length > 0 : lists.includes(list);
      const isRead = percent > 0 && (percent === 100) === (progress === 'finished');
      return progress === undefined ? isListed : isRead && (list === undefined || isListed);
    };
    return this.#page(this.#published(query).filter(isKept), viewerId, query);
  }

  /** The member's own marks on those resources that are published. */
  marks(viewerId: string, ids: readonly string[]): ResourceMarks[] {
    return ids.slice(0, RESOURCE_MARKS_MAX).flatMap((id) => {
      const stored = this.#stored.get(id);
      return stored?.resource.approval_status === 'approved'
        ? [{ id, ...this.#marksOf(stored, viewerId) }]
        : [];
    });
  }

  /** All resources, the last made first (ADM-138–145). */
  managed(viewerId: string, query: ManagedQuery): { resources: Resource[]; cursor: string | null } {
    const { approval_status: status } = query;
    const found = this.#narrowed(query)
      .filter(({ resource }) => !status || resource.approval_status === status)
      .reverse();
    const { items, cursor } = this.#page(found, viewerId, query);
    return { resources: items, cursor };
  }

  /** Counts a view, once for each opening (RES-050). */
  view(memberId: string, id: string, clientId: string | undefined): { views_count: number } {
    const { resource, views } = this.requirePublished(id);
    const key = `${memberId} ${clientId}`;
    if (clientId === undefined || !views.has(key)) {
      resource.views_count += 1;
      views.add(key);
    }
    return { views_count: resource.views_count };
  }

  like(memberId: string, id: string, liked: boolean | undefined) {
    return this.requirePublished(id).likes.set(memberId, liked);
  }

  keepProgress(memberId: string, id: string, progress: number): { progress: number } {
    this.requirePublished(id).progress.set(memberId, progress);
    return { progress };
  }

  create(keeper: User, { client_id, draft_mode, attachments, ...fields }: Saved): Resource {
    const id = this.#once.do(keeper.id, client_id, () => {
      const files = this.#ownFiles(keeper.id, attachments, []);
      this.#made += 1;
      const made = madeId('resource', this.#made);
      const status = statusOf(keeper, draft_mode);
      this.add({
        id: made,
        ...columnsOf(fields),
        files,
        attachments: files.map((file) => file.id),
        approval_status: status,
        views_count: 0,
        likes_count: 0,
        published_date: status === 'approved' ? NOW : null,
      });
      return made;
    });
    return this.find(id, keeper);
  }

  update(keeper: User, id: string, saved: Omit<Saved, 'client_id'>): Resource {
    const { draft_mode, attachments, ...fields } = saved;
    const stored = this.#get(id);
    const before = stored.resource;
    const files = this.#ownFiles(keeper.id, attachments, before.files ?? []);
    stored.resource = {
      ...before,
      ...columnsOf(fields),
      files,
      attachments: files.map((file) => file.id),
    };
    this.#setStatus(stored, statusOf(keeper, draft_mode));
    this.#community.files.dropUnused(before.attachments);
    return this.find(id, keeper);
  }

  publish(keeper: User, id: string): Resource {
    this.#setStatus(this.#get(id), statusOf(keeper, false));
    return this.find(id, keeper);
  }

  unpublish(keeper: User, id: string): Resource {
    this.#setStatus(this.#get(id), 'draft');
    return this.find(id, keeper);
  }

  /** Deletes a resource, also from members' lists (RES-047). */
  remove(id: string): void {
    const { resource } = this.#get(id);
    this.#stored.delete(id);
    this.#community.savedLists.forget(id);
    this.#community.files.dropUnused(resource.attachments);
  }

  stats() {
    const all = [...this.#stored.values()].map(({ resource }) => resource);
    const count = (holds: (resource: Resource) => boolean) => all.filter(holds).length;
    return {
      overview: {
        total_resources: all.length,
        published_resources: count((one) => one.approval_status === 'approved'),
        draft_resources: count((one) => one.approval_status === 'draft'),
        featured_resources: count((one) => one.featured),
      },
    };
  }

  /** Whether a resource carries a file; with `isShown` only published ones count. */
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

  /** Throws 404 where members do not see it. */
  requirePublished(id: string): StoredResource {
    const stored = this.#get(id);
    if (stored.resource.approval_status !== 'approved') throw notFound();
    return stored;
  }

  #get(id: string): StoredResource {
    const stored = this.#stored.get(id);
    if (!stored) throw notFound();
    return stored;
  }

  #published(query: LibraryQuery | KeptQuery): StoredResource[] {
    return this.#narrowed(query)
      .filter(({ resource }) => resource.approval_status === 'approved')
      .sort(inLibraryOrder);
  }

  #narrowed({
    resource_type,
    category,
    search,
  }: LibraryQuery | KeptQuery | ManagedQuery): StoredResource[] {
    return [...this.#stored.values()].filter(
      ({ resource }) =>
        (resource_type === undefined || resource.resource_type === resource_type) &&
        (category === undefined || resource.category === category) &&
        (!search || isFound(searchedOf(resource), search)),
    );
  }

  #page(
    found: readonly StoredResource[],
    viewerId: string | undefined,
    {
      limit = DEFAULT_PAGE_SIZE,
      cursor,
    }: { limit?: number | undefined; cursor?: string | undefined },
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
    return viewerId === undefined ? seen : { ...seen, ...this.#marksOf(stored, viewerId) };
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

  #setStatus(stored: StoredResource, status: ApprovalStatus): void {
    const { published_date } = stored.resource;
    stored.resource = {
      ...stored.resource,
      approval_status: status,
      published_date: status === 'approved' ? (published_date ?? NOW) : (published_date ?? null),
    };
  }

  /** Files that the keeper adds are their own; those it has may stay. */
  #ownFiles(keeperId: string, wanted: readonly string[], had: NonNullable<Resource['files']>) {
    return [...new Set(wanted)].map((id) => {
      const kept = had.find((file) => file.id === id);
      return kept ?? (this.#community.files.ownedBy(keeperId, [id], 'resources')[0] as never);
    });
  }
}

const notFound = () => new Refusal(404, 'resourceNotFound');

/** What an admin saves is published, what a moderator saves waits (ADM-122). */
const statusOf = ({ role }: User, isDraft: boolean): ApprovalStatus =>
  isDraft ? 'draft' : role === 'admin' ? 'approved' : 'pending';

/** A time is kept only where its type has it (RES-027, RES-028). */
function columnsOf(fields: Omit<Saved, 'attachments' | 'draft_mode' | 'client_id'>) {
  const isVideo = fields.resource_type === 'video';
  return {
    ...fields,
    content_url: fields.content_url || null,
    thumbnail_url: fields.thumbnail_url || null,
    duration_minutes: isVideo ? (fields.duration_minutes ?? null) : null,
    read_time_minutes: isVideo ? null : (fields.read_time_minutes ?? null),
    tags: [...new Set(fields.tags)],
    body: fields.body || null,
  };
}

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
