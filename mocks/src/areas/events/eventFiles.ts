import {
  DOCUMENT_FILES,
  EVENT_DOCUMENTS_MAX,
  EVENT_GALLERY_MAX,
  type Event,
  type EventAttachments,
  type EventDocument,
  type EventImage,
  type FileInfo,
  fileKindOf,
  IMAGE_FILES,
  inFileOrder,
  managesEvent,
  readsDetails,
  type User,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { StoredEvent, StoredEventFile } from './communityEvents.ts';
import { recordingFiles } from './fileHistory.ts';
import { auditEventEdit } from './staffActs.ts';

interface Upload {
  event_id: string;
  file: File;
  description?: string | undefined;
  client_id?: string | undefined;
}

/** Banners, galleries and documents of events. */
export class EventFiles {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists all files of an event visible to the viewer (EVT-066–078). */
  all(viewer: User | undefined, id: string): EventAttachments {
    const stored = this.#community.communityEvents.get(id, viewer);
    const { files, event } = stored;
    const of = (kind: StoredEventFile['kind']) =>
      this.#community.files.current(
        files.filter((file) => file.kind === kind).map(({ info }) => info),
      );
    const [banner] = of('banner');
    return {
      banner: banner ? toEventImage(banner) : null,
      gallery: of('gallery').map(toEventImage),
      attachments: readsAll(stored, viewer) ? this.#addressed(event, of('document'), viewer) : [],
    };
  }

  /** Addresses of a document for the registered open for their reader alone. */
  #addressed(event: Event, documents: FileInfo[], viewer: User | undefined): EventDocument[] {
    const isPersonal = event.registered_only && viewer;
    const shown = isPersonal ? this.#community.files.openFor(viewer.id, documents) : documents;
    return shown.map(toDocument);
  }

  async addPicture(viewer: User, upload: Upload, isBanner: boolean): Promise<EventImage> {
    const kind = isBanner ? 'banner' : 'gallery';
    return toEventImage(await this.#add(viewer, upload, kind));
  }

  async addDocument(viewer: User, upload: Upload): Promise<EventDocument> {
    return toDocument(await this.#add(viewer, upload, 'document'));
  }

  /** Removes a file from its event and deletes it (EVT-220). */
  remove(viewer: User, fileId: string): void {
    const events = this.#community.communityEvents;
    const stored = events.all().find((one) => holds(one, fileId));
    if (!stored) throw new Refusal(404, 'attachmentNotFound');
    const { event } = stored;
    const isHidden = event.approval_status !== 'approved' && !managesEvent(event, viewer);
    if (isHidden) throw new Refusal(404, 'attachmentNotFound');
    events.managed(event.id, viewer);
    const removed = stored.files.find(({ info }) => info.id === fileId);
    recordingFiles(viewer, stored, () => {
      stored.files = stored.files.filter((file) => file !== removed);
    });
    auditEventEdit(this.#community, viewer, stored, {
      action_type: 'remove_event_file',
      changes: { before: { file: removed?.info.original_filename ?? null }, after: { file: null } },
    });
    this.#community.files.dropUnused([fileId]);
  }

  /** Puts files in order among those of their kind. */
  order(viewer: User, id: string, ids: readonly string[]): EventAttachments {
    const stored = this.#community.communityEvents.managed(id, viewer);
    const keyed = stored.files.map((file) => ({ ...file, id: file.info.id }));
    const ordered = (['banner', 'gallery', 'document'] as const).flatMap((kind) => {
      const alike = keyed.filter((one) => one.kind === kind);
      return kind === 'banner' ? alike : inFileOrder(alike, ids);
    });
    const kindsOf = (files: StoredEventFile[]) =>
      files.filter(({ kind }) => kind !== 'banner').map(({ info }) => info.original_filename);
    const before = kindsOf(stored.files).join(', ');
    const isMoved = recordingFiles(viewer, stored, () => {
      stored.files = ordered.map(({ kind, info }) => ({ kind, info }));
    });
    if (isMoved)
      auditEventEdit(this.#community, viewer, stored, {
        action_type: 'update_event',
        changes: {
          before: { attachments: before },
          after: { attachments: kindsOf(stored.files).join(', ') },
        },
      });
    return this.all(viewer, id);
  }

  holdsFile(fileId: string): boolean {
    return this.#community.communityEvents.all().some((stored) => holds(stored, fileId));
  }

  /** Checks whether a member sees an event that carries the file. */
  showsFile(viewerId: string, fileId: string): boolean {
    const viewer = this.#community.accounts.find(viewerId);
    const stored = this.#community.communityEvents.all().find((one) => holds(one, fileId));
    if (!stored) return false;
    const isDocument = stored.files.some(
      (one) => one.info.id === fileId && one.kind === 'document',
    );
    const isPublic =
      stored.event.approval_status === 'approved' && (!isDocument || readsAll(stored, viewer));
    return isPublic || (viewer !== undefined && managesEvent(stored.event, viewer));
  }

  /** Checks whether a file is a document for the registered. */
  closesFile(fileId: string): boolean {
    return this.#community.communityEvents
      .all()
      .some(
        ({ event, files }) =>
          event.registered_only &&
          files.some(({ info, kind }) => info.id === fileId && kind === 'document'),
      );
  }

  async #add(
    viewer: User,
    { event_id, file, description, client_id }: Upload,
    kind: StoredEventFile['kind'],
  ): Promise<FileInfo> {
    const { communityEvents, files } = this.#community;
    const stored = communityEvents.managed(event_id, viewer);
    const { kinds } = kind === 'document' ? DOCUMENT_FILES : IMAGE_FILES;
    if (!fileKindOf(file.name, kinds)) throw new Refusal(415, 'unsupportedFile', { field: 'file' });
    const info = await files.upload(viewer.id, 'events', file, client_id);
    if (holds(stored, info.id)) return info;
    const count = stored.files.filter((one) => one.kind === kind).length;
    const refusal =
      kind === 'gallery' && count >= EVENT_GALLERY_MAX
        ? 'galleryFull'
        : kind === 'document' && count >= EVENT_DOCUMENTS_MAX
          ? 'documentsFull'
          : null;
    if (refusal) {
      files.dropUnused([info.id]);
      throw new Refusal(409, refusal, { field: 'file' });
    }
    const before = kind === 'banner' ? stored.files.filter((one) => one.kind === kind) : [];
    const described = description ? files.describe(viewer.id, info.id, description) : info;
    recordingFiles(viewer, stored, () => {
      const others = stored.files.filter((one) => !before.includes(one));
      stored.files = [...others, { kind, info: described }];
    });
    files.dropUnused(before.map((one) => one.info.id));
    auditEventEdit(this.#community, viewer, stored, {
      action_type: 'add_event_file',
      changes: { before: { file: null }, after: { file: info.original_filename } },
    });
    return described;
  }
}

/** True for who reads the documents of an event. */
const readsAll = ({ event, registrations }: StoredEvent, viewer: User | undefined): boolean =>
  readsDetails(event, viewer, registrations.find(({ member }) => member.id === viewer?.id)?.status);

const holds = ({ files }: StoredEvent, fileId: string) =>
  files.some(({ info }) => info.id === fileId);

const toEventImage = (file: FileInfo): EventImage => ({
  id: file.id,
  thumbnail_path: file.urls?.thumbnail ?? null,
  description: file.description ?? null,
  file,
});

const toDocument = (file: FileInfo): EventDocument => ({
  id: file.id,
  file_name: file.original_filename,
  file_size: file.file_size,
  mime_type: file.mime_type ?? null,
  description: file.description ?? null,
  file,
});
