import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type BeforeRun = NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number];

/** What of the file system's own form is needed; its types leave it out. */
interface NodeFiles {
  tryFSOperation<T>(work: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** A folder whose syncs reach the disk: PGlite's own does nothing where PostgreSQL asks for one. */
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
 * Options of an embedded database that answers once what was written is on the disk. PGlite starts
 * PostgreSQL with `-F`, which leaves syncs out, and its `fdatasync` does nothing.
 */
export const durable = (folder: string) => ({
  fs: new DurableFolder(folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
  ],
});
