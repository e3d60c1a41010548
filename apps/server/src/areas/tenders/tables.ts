import type { ProposalOutcome, ProposalStatus, TenderStatus, TermChange } from '@saudagar/contract';
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
  /** Deadline whose passing its poster was notified of. */
  deadline_noticed: Generated<Date | null>;
  requirements: JsonList;
  location: string | null;
  tags: JsonList;
  status: TenderStatus;
  is_sealed: Generated<boolean>;
  /** Time when it left the state `active`; null while active. */
  ended_at: Date | null;
  /** Number of submitted proposals: rows of `proposals` that are no drafts. */
  proposals_count: Generated<number>;
  accepted_count: Generated<number>;
  /** Several proposals may be accepted. */
  is_multi_award: Generated<boolean>;
  /** Bidders who were not selected read the accepted amounts. */
  shows_award: Generated<boolean>;
  /** Counts the changes of its terms. */
  terms_version: Generated<number>;
  /** Number of its rows in `tender_amendments`. */
  amendments_count: Generated<number>;
  /** Text that the search matches, written by the contract's `searchedOfTender`. */
  searched: string;
  client_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Changes of a tender that had proposals, numbered from one. */
interface TenderAmendmentsTable {
  tender_id: string;
  number: number;
  made_at: Date;
  changes: ColumnType<TermChange[], string, string>;
}

interface TenderFilesTable {
  tender_id: string;
  file_id: string;
  position: number;
}

interface ProposalsTable {
  id: string;
  tender_id: string;
  /** Copy of the tender's poster, so an inbox is read from one index. */
  poster_id: string;
  bidder_id: string;
  status: ProposalStatus;
  /** Set with the award; cleared when the tender reopens. */
  outcome: Generated<ProposalOutcome | null>;
  feedback: string | null;
  client_id: string | null;
  /** Idempotency key of the last decision. */
  decision_key: string | null;
  submitted_at: Date;
  /** Starts at one and increments with each change by the bidder. */
  version: Generated<number>;
  /** Number of the tender's last amendment that the bidder knew. */
  confirmed_amendment: Generated<number>;
  edited_at: Date | null;
  withdrawn_at: Date | null;
}

/** Proposal texts. Only `seal.ts` reads them for anyone but the bidder. */
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

export interface TenderTables {
  tenders: TendersTable;
  tender_amendments: TenderAmendmentsTable;
  tender_files: TenderFilesTable;
  proposals: ProposalsTable;
  proposal_contents: ProposalContentsTable;
  proposal_files: ProposalFilesTable;
  proposal_messages: ProposalMessagesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends TenderTables {}
}
