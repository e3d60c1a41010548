import type {
  ApprovalStatus,
  AuditAction,
  createResource,
  listManagedResources,
  Resource,
  ResourceBody,
  User,
  updateResource,
} from '@saudagar/contract';
import {
  type AuditChanges,
  auditChanges,
  RESOURCE_STATUS_ACTS,
  resourceStaffNotification,
  resourceStatusKind,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import type { StoredRevision, Values } from '../../core/storedRevision.ts';
import { NOW } from '../../core/time.ts';
import { publishModeration } from '../admin/publishModeration.ts';
import type { Resources, StoredResource } from './resources.ts';

type Saved = core.output<typeof createResource.body>;
type Changed = core.output<typeof updateResource.body>;
type ManagedQuery = core.output<typeof listManagedResources.query>;

/** The library as moderators and admins manage it. */
export class ManagedResources {
  #community: Community;
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists all resources, newest first (ADM-138–145). */
  list(viewerId: string, query: ManagedQuery): { resources: Resource[]; cursor: string | null } {
    const { approval_status: status } = query;
    const matching = this.#library
      .narrowed(query)
      .filter(({ resource }) => !status || resource.approval_status === status)
      .reverse();
    const { items, cursor } = this.#library.page(matching, viewerId, query);
    return { resources: items.map((one) => this.#library.withRevision(one, viewerId)), cursor };
  }

  create(moderator: User, { client_id, draft_mode, attachments, ...fields }: Saved): Resource {
    const id = this.#once.do(moderator.id, client_id, () => {
      const files = this.#ownFiles(moderator.id, attachments, []);
      this.#made += 1;
      const made = madeId('resource', this.#made);
      const status = statusOf(moderator, draft_mode);
      const resource: Resource = {
        id: made,
        ...columnsOf(fields),
        files,
        attachments: files.map((file) => file.id),
        approval_status: status,
        views_count: 0,
        likes_count: 0,
        published_date: status === 'approved' ? NOW : null,
      };
      this.#library.add(resource, [], { makerId: moderator.id });
      const changes = { before: {}, after: { approval_status: status } };
      this.#audit(moderator, 'create_resource', this.#library.get(made), changes);
      return made;
    });
    return this.#library.find(id, moderator);
  }

  update(moderator: User, id: string, change: Changed): Resource {
    const stored = this.#library.get(id);
    const before = stored.resource;
    const { draft_mode = before.approval_status === 'draft', attachments, ...fields } = change;
    const isLive = before.approval_status === 'approved';
    if (isLive && statusOf(moderator, draft_mode) === 'pending') {
      this.#revise(moderator, stored, fields, attachments);
      return this.#library.find(id, moderator);
    }
    if (moderator.role !== 'admin') this.#fold(stored);
    const files = this.#ownFiles(
      moderator.id,
      attachments ?? stored.resource.attachments,
      stored.resource.files ?? [],
    );
    stored.resource = {
      ...stored.resource,
      ...columnsOf({ ...stored.resource, ...fields }),
      files,
      attachments: files.map((file) => file.id),
    };
    this.#setStatus(stored, statusOf(moderator, draft_mode));
    const changes = auditChanges(auditedOf(before), auditedOf(stored.resource));
    this.#audit(moderator, 'update_resource', stored, changes);
    this.#notifyMaker(moderator, 'resource_edited_by_staff', stored);
    this.#community.files.dropUnused(before.attachments);
    return this.#library.find(id, moderator);
  }

  publish(moderator: User, id: string): Resource {
    return this.#decided(moderator, id, statusOf(moderator, false));
  }

  unpublish(moderator: User, id: string): Resource {
    return this.#decided(moderator, id, 'draft');
  }

  /** Deletes a resource, also from members' lists (RES-047). */
  remove(moderator: User, id: string): void {
    const stored = this.#library.get(id);
    this.#audit(moderator, 'delete_resource', stored);
    this.takeOut(id);
    this.#notifyMaker(moderator, 'resource_deleted_by_staff', stored);
  }

  /** Deletes a resource by a decision about a flag, which is audited separately. */
  takeOut(id: string): () => void {
    const stored = this.#library.get(id);
    const { resource } = stored;
    this.#library.delete(id);
    this.#community.notifications.forget('resource', id);
    const saveAgain = this.#community.savedLists.forget(id);
    const revised = this.#community.revisions.drop('resource', id);
    this.#community.files.dropUnused([...resource.attachments, ...filesOf(revised)]);
    return () => {
      this.#library.putBack(stored);
      saveAgain();
    };
  }

  stats() {
    const all = this.#library.narrowed({}).map(({ resource }) => resource);
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

  /** Writes a revision's changes to its resource, and notifies another maker (ADM-382). */
  apply({ content_id, makerIds, changes }: StoredRevision): void {
    const stored = this.#library.get(content_id);
    this.#write(stored, changes);
    const { makerId } = stored;
    if (makerId === null || makerIds.includes(makerId)) return;
    this.#community.notifications.notify([
      resourceStaffNotification('resource_edited_by_staff', stored.resource, makerId),
    ]);
  }

  /** Saves a moderator's edit of a live resource as its revision (ADM-380). */
  #revise(
    moderator: User,
    stored: StoredResource,
    fields: Omit<Changed, 'attachments' | 'draft_mode'>,
    attachments: readonly string[] | undefined,
  ): void {
    const { revisions, files } = this.#community;
    const live = liveOf(stored.resource);
    const { id } = stored.resource;
    const before = revisions.find('resource', id)?.changes ?? {};
    const had = [...stored.resource.attachments, ...filesOf(before)];
    const wanted = attachments && [...new Set(attachments)];
    files.ownedBy(
      moderator.id,
      (wanted ?? []).filter((file) => !had.includes(file)),
      'resources',
    );
    const merged = { ...live, ...before, ...fields } as unknown as ResourceBody;
    const edit = { ...columnsOf(merged), ...(wanted && { attachments: wanted }) };
    if (!revisions.save(moderator, 'resource', id, live, edit)) return;
    const after = revisions.find('resource', id)?.changes ?? {};
    const changes = auditChanges({ ...live, ...before }, { ...live, ...after });
    this.#audit(
      moderator,
      'submit_revision',
      stored,
      changes && { before: this.readable(changes.before), after: this.readable(changes.after) },
    );
    files.dropUnused(filesOf(before));
  }

  /** Turns the ids of files into their names. */
  readable(values: Values): Values {
    const { attachments } = values;
    if (!Array.isArray(attachments)) return values;
    const known = this.#community.files.infosOf(attachments);
    return { ...values, attachments: known.map(({ original_filename }) => original_filename) };
  }

  /** Writes the edit that waits into a resource that is reviewed as a whole. */
  #fold(stored: StoredResource): void {
    this.#write(stored, this.#community.revisions.drop('resource', stored.resource.id));
  }

  #write(stored: StoredResource, changes: Values): void {
    const { resource } = stored;
    const { attachments = resource.attachments, ...fields } = changes;
    const files = this.#community.files.infosOf(attachments as readonly string[]);
    stored.resource = {
      ...resource,
      ...columnsOf({ ...resource, ...fields } as unknown as ResourceBody),
      ...('attachments' in changes && { files, attachments: files.map(({ id }) => id) }),
    };
    this.#community.files.dropUnused(resource.attachments);
  }

  get #library(): Resources {
    return this.#community.resources;
  }

  /** Sets a status; an unchanged one is not audited. */
  #decided(moderator: User, id: string, status: ApprovalStatus): Resource {
    const stored = this.#library.get(id);
    const { approval_status } = stored.resource;
    // Live content stays so: a moderator publishes nothing that is published.
    const isLive = approval_status === 'approved' && status === 'pending';
    if (approval_status !== status && !isLive) {
      if (status === 'pending') this.#fold(stored);
      this.#setStatus(stored, status);
      const changes = { before: { approval_status }, after: { approval_status: status } };
      this.#audit(moderator, RESOURCE_STATUS_ACTS[status], stored, changes);
      this.#notifyMaker(moderator, resourceStatusKind(approval_status, status), stored);
    }
    return this.#library.find(id, moderator);
  }

  #audit(
    moderator: User,
    action_type: AuditAction,
    { resource: { id, title }, makerId }: StoredResource,
    changes: AuditChanges | null = null,
  ): void {
    const { accounts, auditLog } = this.#community;
    const target = makerId === moderator.id ? undefined : accounts.find(makerId ?? '');
    const act = { action_type, content_type: 'resource', content_id: id } as const;
    auditLog.write(moderator, { ...act, title, target, changes });
    publishModeration(this.#community, moderator.id);
  }

  /** Notifies the maker of another's act on their resource. */
  #notifyMaker(
    moderator: User,
    kind: Parameters<typeof resourceStaffNotification>[0],
    { resource, makerId }: StoredResource,
  ): void {
    if (makerId !== moderator.id)
      this.#community.notifications.notify([resourceStaffNotification(kind, resource, makerId)]);
  }

  #setStatus(stored: StoredResource, status: ApprovalStatus): void {
    const { published_date } = stored.resource;
    stored.resource = {
      ...stored.resource,
      approval_status: status,
      published_date: status === 'approved' ? (published_date ?? NOW) : (published_date ?? null),
    };
  }

  /** Added files must be the moderator's own; existing ones may stay. */
  #ownFiles(moderatorId: string, wanted: readonly string[], had: NonNullable<Resource['files']>) {
    return [...new Set(wanted)].map((id) => {
      const existing = had.find((file) => file.id === id);
      return (
        existing ?? (this.#community.files.ownedBy(moderatorId, [id], 'resources')[0] as never)
      );
    });
  }
}

/** Values of a resource that a revision may change. */
export const liveOf = (resource: Resource) => ({
  ...columnsOf(resource as unknown as ResourceBody),
  attachments: resource.attachments,
});

const filesOf = ({ attachments }: Values): string[] =>
  Array.isArray(attachments) ? attachments : [];

/** Fields of a resource that the audit log compares. */
const auditedOf = (resource: Resource) => ({
  ...columnsOf(resource as unknown as ResourceBody),
  approval_status: resource.approval_status,
  attachments: (resource.files ?? []).map(({ original_filename }) => original_filename),
});

/** Status after saving: an admin's is published, a moderator's needs approval (ADM-122). */
const statusOf = ({ role }: User, isDraft: boolean): ApprovalStatus =>
  isDraft ? 'draft' : role === 'admin' ? 'approved' : 'pending';

/** Only some types store a time (RES-027, RES-028). */
function columnsOf(fields: Omit<ResourceBody, 'attachments' | 'draft_mode'>) {
  const isVideo = fields.resource_type === 'video';
  return {
    title: fields.title,
    description: fields.description,
    resource_type: fields.resource_type,
    category: fields.category,
    priority: fields.priority ?? 0,
    author_name: fields.author_name,
    author_organization: fields.author_organization,
    featured: fields.featured ?? false,
    content_url: fields.content_url || null,
    thumbnail_url: fields.thumbnail_url || null,
    duration_minutes: isVideo ? (fields.duration_minutes ?? null) : null,
    read_time_minutes: isVideo ? null : (fields.read_time_minutes ?? null),
    tags: [...new Set(fields.tags ?? [])],
    body: fields.body || null,
  };
}
