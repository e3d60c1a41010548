import { commandMachine } from '@saudagar/flows';

/** Takes decisions back while the server allows it. */
export const undoMachine = commandMachine<{ ids: readonly string[] }, void>('undoReview');
