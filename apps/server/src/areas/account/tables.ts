import type { Role } from '@saudagar/contract';
import type { ColumnType } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

export interface MembersTable {
  id: string;
  email: string;
  username: string;
  full_name: string;
  password_hash: string;
  role: Role;
  company_name: string | null;
  location: string | null;
  industry_tags: JsonList;
  phone: string | null;
  is_verified: boolean;
  /** Names the stored set of photo sizes; null without a photo. */
  photo_version: string | null;
  deactivated_at: Date | null;
  connections_count: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** What people search looks into, as `searchedMember` has it. */
  searched: ColumnType<string, string | undefined, string>;
}

/** What members are suggested by. */
export interface MemberKeysTable {
  member_id: string;
  /** 0 a username, 1 a name, 2 a name from a later word on. */
  rank: number;
  search_key: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. The token itself is never stored. */
  token_hash: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

/** A mailed link that sets a new password. */
export interface PasswordLinksTable {
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string;
  member_id: string;
  expires_at: Date;
}

/** The tables of the area. */
export interface AccountTables {
  members: MembersTable;
  member_keys: MemberKeysTable;
  sessions: SessionsTable;
  password_links: PasswordLinksTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AccountTables {}
}
