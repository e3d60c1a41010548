import type { Flag, FlaggedType, FlagReason, FlagStatus } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What the flags are narrowed to. */
export interface FlagsQuery {
  status: FlagStatus;
  type: FlaggedType | '';
  reason: FlagReason | '';
}

/** Flags that wait, or those that were decided about (ADM-043–046). */
export const flagsMachine = listMachine<FlagsQuery, Flag>({
  id: 'flags',
  idOf: ({ id }) => id,
  isNarrowed: ({ type, reason }) => Boolean(type || reason),
});
