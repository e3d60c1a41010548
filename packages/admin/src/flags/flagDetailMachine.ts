import type { FlagDetail } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** A flag with what it stands in, all reports on it and what was decided before. */
export const flagDetailMachine = readMachine<{ id: string }, FlagDetail>({ id: 'flagDetail' });
