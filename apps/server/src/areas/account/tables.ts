import type { DeviceKind, Role } from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
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
  /** Whether somebody else chose the password (ACCT-045). */
  must_change_password: Generated<boolean>;
  /** When a temporary password ends; counts only while it must be changed. */
  temporary_password_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What admins find an account by; the database makes it. */
  managed_searched: ColumnType<string, never, never>;
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
  /** Names it to its member, who never learns the token of another one. */
  id: Generated<string>;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  /** Written every ten minutes of use at most. */
  last_used_at: Generated<Date>;
  kind: Generated<DeviceKind>;
  browser: string | null;
  system: string | null;
}

/** What members say of their businesses (ACCT-087–097). */
export interface BusinessProfilesTable {
  member_id: string;
  business_name: string | null;
  business_description: string | null;
  industry: string | null;
  founded_year: number | null;
  employee_count: string | null;
  website: string | null;
  business_email: string | null;
  business_phone: string | null;
  address: string | null;
  specialties: JsonList;
  certifications: JsonList;
  updated_at: Date;
}

/** When members were last here; a visit ends with an hour without a call. */
export interface VisitsTable {
  member_id: string;
  seen_at: Date;
  /** When the visit before this one ended; null on the first. */
  last_visit_at: Date | null;
}

/** Archives of members' own data that may be fetched. */
export interface DataArchivesTable {
  id: string;
  member_id: string;
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
  business_profiles: BusinessProfilesTable;
  visits: VisitsTable;
  data_archives: DataArchivesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends AccountTables {}
}
