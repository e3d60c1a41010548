import type { Relation } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** How the reader stands to one member, and what names their connection or request. */
export interface MemberRelation {
  relation: Relation;
  connectionId: string | null;
}

/** How the reader stands to one member (NET-021, NET-022, NET-040–043). */
export const memberRelationMachine = readMachine<{ memberId: string }, MemberRelation>({
  id: 'memberRelation',
});
