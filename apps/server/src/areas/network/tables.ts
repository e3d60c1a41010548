import type { Generated } from 'kysely';

export interface ConnectionsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  status: 'pending' | 'accepted' | 'rejected';
  created_at: Date;
  accepted_at: Date | null;
  rejected_at: Generated<Date | null>;
}

export interface InvitationsTable {
  id: string;
  inviter_id: string;
  invited_email: string;
  invited_name: string | null;
  message: string | null;
  /** An open invitation turns `expired` on the first read after its expiry. */
  status: 'pending' | 'accepted' | 'expired' | 'cancelled';
  code: string;
  client_id: string | null;
  accepted_by: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Members whom a member does not want suggested. */
export interface HiddenSuggestionsTable {
  member_id: string;
  hidden_id: string;
}

export interface NetworkTables {
  hidden_suggestions: HiddenSuggestionsTable;
  connections: ConnectionsTable;
  invitations: InvitationsTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends NetworkTables {}
}
