import { exportUsers } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { exportMachine } from '../export/exportMachine.ts';
import { handOver } from '../export/handOver.ts';
import { filtersOf, type UsersQuery } from './usersFlow.ts';

/** Exports the filtered users (additive). */
export const usersExportMachine = exportMachine<UsersQuery>('usersExport');

/** Implements the export of the filtered users. */
export const provideUsersExport = (portal: Portal) =>
  provideFlow(usersExportMachine, {
    actors: {
      fetchFile: read(portal, exportUsers, ({ query }: { query: UsersQuery }) => ({
        query: { ...filtersOf(query), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      })),
    },
    actions: { handOver: (_, { file }) => handOver(file) },
  });
