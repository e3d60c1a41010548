export interface ConnectionsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  status: 'pending' | 'accepted';
  created_at: Date;
  accepted_at: Date | null;
}

/** The tables of the area. */
export interface NetworkTables {
  connections: ConnectionsTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends NetworkTables {}
}
