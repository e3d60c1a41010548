import { exportProposals } from '@saudagar/contract';
import { savingMachine } from '@saudagar/files/machines';
import type { Portal } from '@saudagar/portal/machines';
import { saveFile } from '@saudagar/ui/machines';
import { fromPromise } from 'xstate';

/** Implements the CSV export; the server writes the file and escapes formulas. */
export const provideComparisonExport = ({ client }: Portal) =>
  savingMachine.provide({
    actors: {
      fetchFile: fromPromise(async ({ input: { id }, signal }) => {
        const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
        const { csv, file_name } = await client.call(exportProposals, {
          params: { id },
          query: { time_zone },
          signal,
        });
        return new File([csv], file_name, { type: 'text/csv;charset=utf-8' });
      }),
    },
    actions: {
      handOver: (_, { file, name }) => saveFile(file, file instanceof File ? file.name : name),
    },
  });
