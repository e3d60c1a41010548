import { ApiError, type FileInfo, getFileInfo } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { type FileFacts, fileFactsMachine } from './fileFactsMachine.ts';

/** Facts are read anew after so long, in milliseconds: signed addresses in them hold for an hour. */
const LIFETIME = 30 * 60_000;

interface Known {
  readonly file: FileInfo;
  readonly until: number;
}

/** Facts read already, by member and file: a list that is scrolled asks once a file. */
const known = new WeakMap<Portal, Map<string, Known>>();

/** The facts of files on the portal's client; each file has its own outcome. */
export const provideFileFacts = (portal: Portal) =>
  fileFactsMachine.provide({
    actors: {
      readFacts: fromPromise<FileFacts, { ids: readonly string[] }>(async ({ input, signal }) => {
        const facts = known.get(portal) ?? new Map<string, Known>();
        known.set(portal, facts);
        for (const [key, { until }] of facts) if (until <= Date.now()) facts.delete(key);
        const { generation } = portal.session.getSnapshot().context;
        const read = async (id: string): Promise<FileInfo> => {
          const key = `${generation}/${id}`;
          const fresh = facts.get(key);
          if (fresh) return fresh.file;
          const file = await portal.client.call(getFileInfo, { params: { id }, signal });
          facts.set(key, { file, until: Date.now() + LIFETIME });
          return file;
        };
        const outcomes = await Promise.allSettled(input.ids.map(read));
        return {
          found: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
          lost: outcomes.flatMap((one, at) =>
            one.status === 'rejected'
              ? [{ id: input.ids[at] ?? '', failure: ApiError.from(one.reason) }]
              : [],
          ),
        };
      }),
    },
  });
