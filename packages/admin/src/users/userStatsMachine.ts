import type { getUserStats, ReplyOf } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

export type UserStats = ReplyOf<typeof getUserStats>;

/** Figures of the accounts (ADM-261–265). */
export const userStatsMachine = readMachine<null, UserStats>({ id: 'userStats' });
