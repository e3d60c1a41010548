import type { DiskFolder, DiskNode } from './diskTree.ts';

/** A change to the disk, or a sync, in the order in which programs saw it complete. */
export type Change =
  | { kind: 'enter'; folder: number; name: string; node: number; isFolder: boolean }
  | { kind: 'leave'; folder: number; name: string }
  | { kind: 'move'; from: number; name: string; to: number; newName: string }
  | { kind: 'write'; node: number; at: number; bytes: Buffer }
  | { kind: 'resize'; node: number; size: number }
  /** Sync of a file's content or a folder's entries: earlier changes are on the disk. */
  | { kind: 'sync'; node: number };

/** Disks write whole sectors; a longer write may be partial. */
const SECTOR = 512;

/**
 * Returns a possible disk after a power cut at `length` changes: everything synced, and of the
 * rest each change with the chance `survival`; a write may be partial.
 */
export function afterCut(
  base: DiskFolder,
  journal: readonly Change[],
  length: number,
  { survival, random }: { survival: number; random: () => number },
): DiskFolder {
  const done = journal.slice(0, length);
  const synced = new Map<number, number>();
  for (const [at, change] of done.entries())
    if (change.kind === 'sync') synced.set(change.node, at);
  const disk = new Disk(base);
  for (const [at, change] of done.entries()) {
    if (change.kind === 'sync') continue;
    const isSynced = at < (synced.get(syncedBy(change)) ?? 0);
    if (isSynced) disk.apply(change);
    else if (random() < survival) disk.apply(torn(change, random));
  }
  return disk.root;
}

type Effect = Exclude<Change, { kind: 'sync' }>;

/** Returns the node whose sync makes a change durable. */
function syncedBy(change: Effect): number {
  if (change.kind === 'move') return change.to;
  return 'folder' in change ? change.folder : change.node;
}

function torn(change: Effect, random: () => number): Effect {
  if (change.kind !== 'write' || random() < 0.5) return change;
  const sectors = Math.floor((change.bytes.length / SECTOR) * random());
  return { ...change, bytes: change.bytes.subarray(0, sectors * SECTOR) };
}

class Disk {
  readonly root: DiskFolder;
  readonly #nodes = new Map<number, DiskNode>();
  /** Files whose content is no longer shared with other disks. */
  readonly #own = new Set<number>();

  constructor(base: DiskFolder) {
    this.root = this.#copy(base);
  }

  apply(change: Effect): void {
    switch (change.kind) {
      case 'write':
        change.bytes.copy(this.#writable(change.node, change.at + change.bytes.length), change.at);
        break;
      case 'resize': {
        const file = this.#file(change.node);
        file.content = resized(file.content, change.size);
        this.#own.add(change.node);
        break;
      }
      case 'move': {
        const from = this.#entries(change.from);
        const node = from.get(change.name);
        from.delete(change.name);
        if (node) this.#entries(change.to).set(change.newName, node);
        break;
      }
      case 'leave':
        this.#entries(change.folder).delete(change.name);
        break;
      case 'enter': {
        if (change.isFolder) this.#entries(change.node);
        else this.#file(change.node);
        this.#entries(change.folder).set(change.name, this.#nodes.get(change.node) as DiskNode);
      }
    }
  }

  #copy(folder: DiskFolder): DiskFolder {
    const copy: DiskFolder = { id: folder.id, entries: new Map() };
    this.#nodes.set(folder.id, copy);
    for (const [name, node] of folder.entries) {
      const inner = 'entries' in node ? this.#copy(node) : { ...node };
      this.#nodes.set(inner.id, inner);
      copy.entries.set(name, inner);
    }
    return copy;
  }

  #file(id: number) {
    const known = this.#nodes.get(id) ?? { id, content: Buffer.alloc(0) };
    if (!('content' in known)) throw new Error('a folder has no content');
    this.#nodes.set(id, known);
    return known;
  }

  #entries(id: number): Map<string, DiskNode> {
    const known = this.#nodes.get(id) ?? { id, entries: new Map<string, DiskNode>() };
    if (!('entries' in known)) throw new Error('a file has no entries');
    this.#nodes.set(id, known);
    return known.entries;
  }

  /** Returns a file's content for writing, of at least `size` bytes. */
  #writable(id: number, size: number): Buffer {
    const file = this.#file(id);
    if (!this.#own.has(id) || file.content.length < size)
      file.content = resized(file.content, Math.max(file.content.length, size));
    this.#own.add(id);
    return file.content;
  }
}

/** Copies content to a size, padded with zeros. */
function resized(content: Buffer, size: number): Buffer {
  const copy = Buffer.alloc(size);
  content.copy(copy, 0, 0, size);
  return copy;
}
