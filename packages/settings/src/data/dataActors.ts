import { deleteAccount, prepareArchive } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { deleteAccountMachine } from './deleteAccountMachine.ts';
import { ownDataMachine } from './ownDataMachine.ts';

/** The member's archive on the portal's client, at an address that the browser can open. */
export const provideOwnData = ({ client }: Portal) =>
  ownDataMachine.provide({
    actors: {
      prepare: fromPromise(async () => {
        const archive = await client.call(prepareArchive);
        return { ...archive, download: client.address(archive.download) };
      }),
    },
  });

/** Deleting the account on the portal's client; the session ends with it. */
export const provideDeleteAccount = (portal: Portal) =>
  provideFlow(deleteAccountMachine, {
    actors: { send: write(portal, deleteAccount, ({ body }) => ({ body })) },
    actions: { publish: () => portal.session.send({ type: 'session.left' }) },
  });
