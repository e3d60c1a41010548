import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { type DiskFolder, type DiskNode, isLasting, readTree } from './diskTree.ts';
import type { Change } from './journal.ts';

/** Journal of a folder: receives calls by path and records changes by number. */
export class Recorder {
  /** The folder at the start. */
  readonly base: DiskFolder;
  readonly journal: Change[] = [];
  readonly #root: string;
  /** The current folder; contents are not tracked here. */
  readonly #now: DiskFolder;
  readonly #opened = new Map<number, DiskNode>();
  #lastId = 0;

  constructor(folder: string) {
    this.#root = resolve(folder);
    const nextId = () => {
      this.#lastId += 1;
      return this.#lastId;
    };
    this.base = readTree(this.#root, nextId);
    this.#now = entriesCopied(this.base);
  }

  opened(path: string, fd: number, isEmptied: boolean): void {
    this.#opened.delete(fd);
    if (!this.#isRecorded(path)) return;
    const known = this.#find(path);
    this.#opened.set(fd, known ?? this.#newFile(path));
    if (known && isEmptied) this.#resize(known, 0);
  }

  closed(fd: number): void {
    this.#opened.delete(fd);
  }

  wrote(fd: number, bytes: Uint8Array, at: unknown): void {
    const node = this.#opened.get(fd);
    if (!node) return;
    if (typeof at !== 'number') throw new Error('a write without a place cannot be recorded');
    this.journal.push({ kind: 'write', node: node.id, at, bytes: Buffer.from(bytes) });
  }

  /** Records a file written by one call that hides its single writes; optionally synced. */
  wroteWhole(path: string, isSynced = false): void {
    if (!this.#isRecorded(path) || !existsSync(path)) return;
    const node = this.#find(path) ?? this.#newFile(path);
    this.#resize(node, 0);
    this.journal.push({ kind: 'write', node: node.id, at: 0, bytes: readFileSync(path) });
    if (isSynced) this.journal.push({ kind: 'sync', node: node.id });
  }

  resized(file: string | number, size: number): void {
    const node = typeof file === 'number' ? this.#opened.get(file) : this.#find(file);
    if (node) this.#resize(node, size);
  }

  madeFolder(path: string): void {
    if (!this.#isRecorded(path) || this.#find(path)) return;
    this.madeFolder(dirname(resolve(path)));
    this.#enter(path, { id: this.#nextId(), entries: new Map() });
  }

  removed(path: string): void {
    const folder = this.#folderOf(path);
    const name = basename(path);
    if (folder?.entries.delete(name)) this.journal.push({ kind: 'leave', folder: folder.id, name });
  }

  linked(from: string, to: string): void {
    const node = this.#find(from);
    if (node) this.#enter(to, node);
  }

  moved(from: string, to: string): void {
    const [node, source, target] = [this.#find(from), this.#folderOf(from), this.#folderOf(to)];
    if (!node || !source || !target) {
      this.removed(from);
      this.wroteWhole(to);
      return;
    }
    const [name, newName] = [basename(from), basename(to)];
    source.entries.delete(name);
    target.entries.set(newName, node);
    this.journal.push({ kind: 'move', from: source.id, name, to: target.id, newName });
  }

  synced(fd: number): void {
    const node = this.#opened.get(fd);
    if (node) this.journal.push({ kind: 'sync', node: node.id });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #partsOf(path: string): string[] {
    return relative(this.#root, resolve(path)).split(sep).filter(Boolean);
  }

  #isRecorded(path: string): boolean {
    const parts = this.#partsOf(path);
    return parts[0] !== '..' && isLasting(parts);
  }

  #find(path: string): DiskNode | undefined {
    if (!this.#isRecorded(path)) return undefined;
    let node: DiskNode | undefined = this.#now;
    for (const part of this.#partsOf(path))
      node = node && 'entries' in node ? node.entries.get(part) : undefined;
    return node;
  }

  #folderOf(path: string): DiskFolder | undefined {
    const parent = this.#isRecorded(path) ? this.#find(dirname(resolve(path))) : undefined;
    return parent && 'entries' in parent ? parent : undefined;
  }

  #enter(path: string, node: DiskNode): void {
    const folder = this.#folderOf(path);
    if (!folder) return;
    const name = basename(path);
    folder.entries.set(name, node);
    const isFolder = 'entries' in node;
    this.journal.push({ kind: 'enter', folder: folder.id, name, node: node.id, isFolder });
  }

  #newFile(path: string): DiskNode {
    const node = { id: this.#nextId(), content: Buffer.alloc(0) };
    this.#enter(path, node);
    return node;
  }

  #resize({ id }: DiskNode, size: number): void {
    this.journal.push({ kind: 'resize', node: id, size });
  }
}

function entriesCopied({ id, entries }: DiskFolder): DiskFolder {
  const copies = [...entries].map(
    ([name, node]) => [name, 'entries' in node ? entriesCopied(node) : node] as const,
  );
  return { id, entries: new Map(copies) };
}
