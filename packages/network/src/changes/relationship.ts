import type { Relation } from '@saudagar/contract';

/** How the reader stands to a member, and what names their connection or request. */
export interface Relationship {
  relation: Relation;
  connectionId: string | null;
}

interface Found {
  connection_id?: string | null | undefined;
  relation?: Relation | undefined;
}

/** Reads the answer of `findConnection`; a server of the documented field alone names no request. */
export const relationshipOf = ({ connection_id, relation }: Found): Relationship => ({
  relation: relation ?? (connection_id ? 'connected' : 'none'),
  connectionId: connection_id ?? null,
});
