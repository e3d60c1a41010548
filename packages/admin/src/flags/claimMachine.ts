import type { Flag } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Keeps a thing for oneself for a while, or gives it up, so that two do not decide twice. */
export const claimMachine = commandMachine<
  { flagId: string; caseId: string; isTaken: boolean },
  Flag['claim']
>('claimFlag');
