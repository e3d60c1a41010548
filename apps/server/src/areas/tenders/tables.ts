import type { ProposalStatus, TenderStatus } from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

interface TendersTable {
  id: string;
  poster_id: string;
  title: string;
  description: string;
  company_name: string | null;
  contact_person: string | null;
  category: string;
  budget_min: number | null;
  budget_max: number | null;
  currency: string;
  deadline: Date;
  requirements: JsonList;
  location: string | null;
  tags: JsonList;
  status: TenderStatus;
  is_sealed: Generated<boolean>;
  /** When it left the state `active`; null while it is. */
  ended_at: Date | null;
  /** The proposals that stand: rows of `proposals` that are no drafts. */
  proposals_count: Generated<number>;
  accepted_count: Generated<number>;
  /** What search looks into, as the contract's `searchedOfTender` writes it. */
  searched: string;
  client_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface TenderFilesTable {
  tender_id: string;
  file_id: string;
  position: number;
}

interface ProposalsTable {
  id: string;
  tender_id: string;
  /** The tender's poster, so that an inbox is read from one index. */
  poster_id: string;
  bidder_id: string;
  status: ProposalStatus;
  feedback: string | null;
  client_id: string | null;
  /** Names the call that decided last. */
  decision_key: string | null;
  submitted_at: Date;
  /** One, and one more for each change of its bidder's. */
  version: Generated<number>;
  edited_at: Date | null;
  withdrawn_at: Date | null;
}

/** What a bidder wrote. Whoever is not its bidder reads it through `seal.ts` alone. */
interface ProposalContentsTable {
  proposal_id: string;
  company_name: string;
  contact_person: string;
  proposal_amount: number;
  proposal_description: string;
  delivery_days: number | null;
  answers: ColumnType<string[], string, string>;
}

interface ProposalFilesTable {
  proposal_id: string;
  file_id: string;
  position: number;
}

interface ProposalMessagesTable {
  id: string;
  proposal_id: string;
  author: 'poster' | 'bidder';
  content: string;
  client_id: string | null;
  sent_at: Date;
}

/** The tables of the area. */
export interface TenderTables {
  tenders: TendersTable;
  tender_files: TenderFilesTable;
  proposals: ProposalsTable;
  proposal_contents: ProposalContentsTable;
  proposal_files: ProposalFilesTable;
  proposal_messages: ProposalMessagesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends TenderTables {}
}
