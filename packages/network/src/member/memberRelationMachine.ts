import { readMachine } from '@saudagar/flows';
import type { Standing } from '../changes/standing.ts';

/** How the reader stands to one member (NET-021, NET-022, NET-040–043). */
export const memberRelationMachine = readMachine<{ memberId: string }, Standing>({
  id: 'memberRelation',
});
