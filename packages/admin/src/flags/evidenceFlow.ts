import { type FlagEvidence, getFlagEvidence } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The files of flagged content, as flagged and as they are now. */
export const evidenceMachine = readMachine<{ id: string }, FlagEvidence>({ id: 'flagEvidence' });

/** Implements loading evidence with the portal's client; each look is audited. */
export const provideEvidence = (portal: Portal) =>
  provideFlow(evidenceMachine, {
    actors: {
      load: read(portal, getFlagEvidence, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
    },
  });
