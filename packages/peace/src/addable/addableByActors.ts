import { chooseAddableBy } from '@saudagar/contract';
import { write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal';
import { publishPeace } from '../peaceFlow.ts';
import { addableByMachine } from './addableByMachine.ts';

/** The choice of who may add the member to group chats, on the portal's client. */
export const provideAddableBy = (portal: Portal) =>
  addableByMachine.provide({
    actors: {
      choose: write(portal, chooseAddableBy, ({ value }) => ({ body: { addable_by: value } })),
    },
    actions: { publish: () => publishPeace(portal) },
  });
