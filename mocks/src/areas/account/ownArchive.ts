import type { DataArchive, User } from '@saudagar/contract';
import { ARCHIVE_MINUTES } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { strToU8, zipSync } from 'fflate';
import type { Community } from '../../core/community.ts';
import type { FileAnswer } from '../../core/mockEndpoint.ts';
import { signedAddress } from '../../core/signatures.ts';
import { minutesAgo } from '../../core/time.ts';

/** Archives of members' own data, built when requested. */
export class OwnArchives {
  #community: Community;
  #archives = new Map<string, { ownerId: string; content: Blob }>();

  constructor(community: Community) {
    this.#community = community;
  }

  /** Prepares an archive of a member's data. */
  async prepare(owner: User): Promise<DataArchive> {
    const { files, posts } = this.#community;
    const own = posts.listBy(owner.id, owner.id, { limit: Number.MAX_SAFE_INTEGER }).items;
    const stored = files.of(owner.id);
    const lists = {
      'account/account.json': [owner],
      'posts/posts.json': own,
      'files/files.json': stored.map(({ info }) => info),
    };
    const entries = Object.entries(lists)
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]): [string, Uint8Array] => [name, strToU8(JSON.stringify(rows, null, 2))]);
    for (const { info, content } of stored)
      entries.push([
        `files/${info.category}/${info.filename}`,
        new Uint8Array(await content.arrayBuffer()),
      ]);
    const content = new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], {
      type: 'application/zip',
    });
    const id = `archive-${this.#archives.size + 1}`;
    this.#archives.set(id, { ownerId: owner.id, content });
    return {
      id,
      download: signedAddress(`/api/account/archive/${id}`),
      bytes: content.size,
      files: stored.length,
      expires_at: minutesAgo(-ARCHIVE_MINUTES),
    };
  }

  /** Returns a prepared archive to its owner or by its signed address. @throws Refusal 404 */
  get(id: string, viewerId: string | undefined): FileAnswer {
    const archive = this.#archives.get(id);
    if (!archive || (viewerId !== undefined && archive.ownerId !== viewerId))
      throw new Refusal(404, 'archiveNotFound');
    return { content: archive.content, name: 'saudagar-hub.zip', isSaved: true };
  }
}
