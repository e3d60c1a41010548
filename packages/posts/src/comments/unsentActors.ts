import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { unsentMachine } from './unsentMachine.ts';

/** The unsent comments of the portal's drafts. */
export const provideUnsent = ({ drafts }: Portal) =>
  unsentMachine.provide({
    actors: { readNames: fromPromise(({ signal }) => drafts.names(signal)) },
  });
