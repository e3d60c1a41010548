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

/** The secret of the hashes of addresses: one row. */
export interface InvitationKeyTable {
  is_only: boolean;
  secret: string;
}

/** Addresses that are not to be invited, as keyed hashes. */
export interface InvitationOptOutsTable {
  address_hash: string;
  created_at: Date;
}

export interface NetworkTables {
  invitation_key: InvitationKeyTable;
  invitation_opt_outs: InvitationOptOutsTable;
  hidden_suggestions: HiddenSuggestionsTable;
  connections: ConnectionsTable;
  invitations: InvitationsTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends NetworkTables {}
}
