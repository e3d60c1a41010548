import { ApiError, type FileInfo, getFileInfo } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { type FileFacts, fileFactsMachine } from './fileFactsMachine.ts';

/** Facts read already, by member and file: a list that is scrolled asks once a file. */
const known = new WeakMap<Portal, Map<string, FileInfo>>();

/** The facts of files on the portal's client; each file has its own outcome. */
export const provideFileFacts = (portal: Portal) =>
  fileFactsMachine.provide({
    actors: {
      readFacts: fromPromise<FileFacts, { ids: readonly string[] }>(async ({ input, signal }) => {
        const facts = known.get(portal) ?? new Map<string, FileInfo>();
        known.set(portal, facts);
        const { generation } = portal.session.getSnapshot().context;
        const read = async (id: string): Promise<FileInfo> => {
          const key = `${generation}/${id}`;
          const file =
            facts.get(key) ?? (await portal.client.call(getFileInfo, { params: { id }, signal }));
          facts.set(key, file);
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
