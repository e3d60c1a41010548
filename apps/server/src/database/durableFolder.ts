import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type BeforeRun = NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number];

/** Part of Emscripten's file system that its types leave out. */
interface NodeFiles {
  tryFSOperation<T>(work: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** File system whose syncs reach the disk: PGlite's own ignores PostgreSQL's syncs. */
class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const passSyncsOn: BeforeRun = (module) => {
      const files = module.NODEFS as unknown as NodeFiles;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), passSyncsOn];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * Options of an embedded database that acknowledges a write after it is on the disk. PGlite
 * starts PostgreSQL with `-F`, which skips syncs, and its `fdatasync` does nothing.
 */
export const durable = (folder: string) => ({
  fs: new DurableFolder(folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
  ],
});
