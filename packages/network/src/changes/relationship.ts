import type { Relation } from '@saudagar/contract';

/** Relationship to a member, with the id of the connection or request. */
export interface Relationship {
  relation: Relation;
  connectionId: string | null;
  /** False where a request would be refused. @default true */
  canConnect?: boolean;
}

interface Found {
  connection_id?: string | null | undefined;
  relation?: Relation | undefined;
  can_connect?: boolean | undefined;
}

/** Parses the answer of `findConnection`; with only the documented field there is no request id. */
export const relationshipOf = ({ connection_id, relation, can_connect }: Found): Relationship => ({
  relation: relation ?? (connection_id ? 'connected' : 'none'),
  connectionId: connection_id ?? null,
  ...(can_connect === false && { canConnect: false }),
});
