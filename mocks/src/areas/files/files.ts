import {
  FILE_LIMITS,
  type FileCategory,
  type FileInfo,
  fileKindOf,
  IMAGE_FILES,
  nameWithExtension,
  POSTER_MAX_BYTES,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { checkedContent, wrongType } from '../../core/fileContent.ts';
import { signedAddress } from '../../core/signatures.ts';
import { decodableSize } from './imageSize.ts';

/** A file with its content. */
export interface StoredFile {
  info: FileInfo;
  ownerId: string;
  content: Blob;
  /** What a video shows before it plays. */
  poster?: Blob;
}

/** Uploaded files. */
export class Files {
  #files = new Map<string, StoredFile>();
  #uploads = new Map<string, string>();
  #made = 0;
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Puts a file in; without content its own `full` address serves as such. */
  add(info: FileInfo, ownerId: string, content = contentOf(info)): void {
    this.#files.set(info.id, { info, ownerId, content });
  }

  /**
   * Stores an upload (FEED-030–044, WID-028–051): the name claims a kind, the content must be of it. The same
   * `clientId` again gives the first file.
   */
  async upload(
    ownerId: string,
    category: FileCategory,
    file: File,
    clientId?: string,
  ): Promise<FileInfo> {
    const { kinds, maxBytes } = FILE_LIMITS[category];
    const named = fileKindOf(file.name, kinds);
    if (!named) throw wrongType();
    const { bytes, kind } = await checkedContent(file, named, maxBytes[named.type]);
    const key = clientId && `${ownerId} ${clientId}`;
    const first = key && this.find(this.#uploads.get(key) ?? '');
    if (first) return first;
    this.#made += 1;
    const id = `upload-${this.#made}`;
    const extension = kind.extensions[0] ?? '';
    const size = kind.type === 'image' ? decodableSize(bytes) : undefined;
    const info: FileInfo = {
      id,
      category,
      filename: `${id}.${extension}`,
      original_filename: nameWithExtension(file.name, kind),
      file_type: kind.type,
      mime_type: kind.mime,
      file_size: file.size,
      extension,
      width: size?.width ?? null,
      height: size?.height ?? null,
      description: null,
      urls: {
        thumbnail: kind.type === 'image' ? signedAddress(`/api/files/thumbnail/${id}`) : null,
        full: signedAddress(`/api/files/${category}/${id}.${extension}`),
        download: signedAddress(`/api/files/download/${id}`),
      },
    };
    this.add(info, ownerId, new Blob([bytes], { type: kind.mime }));
    if (key) this.#uploads.set(key, id);
    return info;
  }

  /** A member's uploads. */
  of(ownerId: string): StoredFile[] {
    return [...this.#files.values()].filter((file) => file.ownerId === ownerId);
  }

  /** Forgets those files that no content carries any more. */
  dropUnused(ids: readonly string[]): void {
    for (const id of ids) if (!this.#community.holdsFile(id)) this.remove(id);
  }

  /** Forgets a file. */
  remove(id: string): void {
    this.#files.delete(id);
  }

  /** A file's facts, where there is one. */
  find(id: string): FileInfo | undefined {
    return this.#files.get(id)?.info;
  }

  /** A file with its content. */
  get(id: string): StoredFile {
    const stored = this.#files.get(id);
    if (!stored) throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** A file as a member may see it; without one it was opened by a signed address. */
  open(id: string, viewerId: string | undefined): StoredFile {
    const stored = this.get(id);
    const { ownerId } = stored;
    const isOpen =
      viewerId === undefined || ownerId === viewerId || this.#community.showsFile(viewerId, id);
    if (!isOpen) throw new Refusal(404, 'fileNotFound');
    return stored;
  }

  /** A file by its stored name. */
  getByName(category: string, filename: string): StoredFile {
    for (const stored of this.#files.values()) {
      if (stored.info.category === category && stored.info.filename === filename) return stored;
    }
    throw new Refusal(404, 'fileNotFound');
  }

  /** Changes what a member says their own file shows; an empty description takes it away. */
  describe(ownerId: string, id: string, description: string): FileInfo {
    const stored = this.get(id);
    if (stored.ownerId !== ownerId) throw new Refusal(404, 'fileNotFound');
    stored.info = { ...stored.info, description: description || null };
    return stored.info;
  }

  /** Gives a member's own video a poster. */
  async setPoster(ownerId: string, id: string, file: File): Promise<FileInfo> {
    const stored = this.get(id);
    if (stored.ownerId !== ownerId || stored.info.file_type !== 'video' || !stored.info.urls)
      throw new Refusal(404, 'fileNotFound');
    const named = fileKindOf(file.name, IMAGE_FILES.kinds);
    if (!named) throw wrongType();
    const { bytes, kind } = await checkedContent(file, named, POSTER_MAX_BYTES);
    decodableSize(bytes);
    stored.poster = new Blob([bytes], { type: kind.mime });
    const thumbnail = signedAddress(`/api/files/thumbnail/${id}`);
    stored.info = { ...stored.info, urls: { ...stored.info.urls, thumbnail } };
    return stored.info;
  }

  /** Facts with addresses that open for one member, as long as they see the files. */
  openFor(readerId: string, files: readonly FileInfo[]): FileInfo[] {
    const own = (address: string) =>
      address.startsWith('/api/files/')
        ? signedAddress(address.replace(/\?.*/, ''), readerId)
        : address;
    return files.map(({ urls, ...info }) => ({
      ...info,
      ...(urls && {
        urls: {
          thumbnail: urls.thumbnail && own(urls.thumbnail),
          full: own(urls.full),
          download: own(urls.download),
        },
      }),
    }));
  }

  /** Facts kept with a post or message, as they are now. */
  current(files: readonly FileInfo[]): FileInfo[] {
    return files.map((file) => this.find(file.id) ?? file);
  }

  /** The facts of a member's own uploads of a category, in the order asked for. */
  ownedBy(ownerId: string, ids: readonly string[], category: FileCategory = 'posts'): FileInfo[] {
    return ids.map((id) => {
      const stored = this.#files.get(id);
      if (stored?.ownerId !== ownerId || stored.info.category !== category) {
        throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
      }
      return stored.info;
    });
  }
}

function contentOf(info: FileInfo): Blob {
  const [, type = 'application/octet-stream', text = ''] =
    /^data:([^,;]*),(.*)$/s.exec(info.urls?.full ?? '') ?? [];
  return new Blob([decodeURIComponent(text)], { type });
}
