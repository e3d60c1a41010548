import type { Area } from '@saudagar/contract/server';
import type { Migration } from 'kysely/migration';
import type { DemoRows } from '../../demo/plan.ts';
import type { Community, CommunityCore } from '../community.ts';
import type { Database } from '../database/schema.ts';
import type { AreaFiles, DiscardedFile } from '../files/fileUse.ts';
import type { Route } from '../http/route.ts';
import type { Publish } from '../sockets/fanOut.ts';
import type { PasswordCost } from './account/passwords.ts';
import type { RevisionRow, Values } from './admin/approvals/revisions.ts';
import type { FlaggedContent } from './admin/flagged.ts';
import type { ApprovableRow, PendingCursor, PendingRow } from './admin/pendingApprovals.ts';
import type { AreaLimits } from './callLimits.ts';
import type { LetterWriter } from './notifications/mail/letter.ts';

/** Parts that an area's stores are made from. */
export interface ServiceParts extends CommunityCore {
  /** All areas of this server, this one included. */
  readonly areas: readonly ServerArea[];
  readonly passwordCost: PasswordCost | undefined;
}

/** Content pending until a moderator approves it (ADM-122). */
export interface Approval {
  /** Reads pending content, oldest first, after a cursor if given. */
  pending(db: Database, limit: number, after?: PendingCursor): Promise<PendingRow[]>;
  count(db: Database): Promise<number>;
  /** Finds one in any state. */
  find(db: Database, id: string): Promise<ApprovableRow | undefined>;
  /** Locks one until the transaction ends. */
  lock(write: Database, id: string): Promise<void>;
  /** Publishes or rejects one and notifies its author; false when it is no longer pending. */
  decide(write: Database, id: string, decision: Decision): Promise<boolean>;
  /** Reads the values that a revision may change, as others see them (ADM-380). */
  live(db: Database, id: string): Promise<Values>;
  /** Turns values into what a person reads, such as files into their names. @default unchanged */
  readable?(db: Database, values: Values): Promise<Values>;
  /** Writes a revision's changes as its maker's edit would; returns files it deleted. */
  apply(
    write: Database,
    revision: RevisionRow,
    by: { readonly community: Community; readonly publish: Publish },
  ): Promise<DiscardedFile[]>;
}

/** A decision about pending content, in a transaction of `fanOut`. */
export interface Decision {
  readonly isApproved: boolean;
  /**
   * Approves what was rejected, after an appeal, whose own notification tells the maker.
   * @default false
   */
  readonly isAppealed?: boolean;
  /** The moderator's notes, which the maker reads. */
  readonly notes: string | undefined;
  /** Id of the statement of reasons of a rejection. */
  readonly decisionId: string;
  readonly community: Pick<Community, 'notify' | 'now'>;
  /** Publishes to other processes after commit. */
  readonly publish: Publish;
}

/**
 * Reads ids of active members of an audience in order, after one of them; fewer than `limit`
 * only at the end. `id` names the audience's owner, such as a group.
 */
export type Audience = (
  db: Database,
  of: { id: string | null; after: string | null; limit: number },
) => Promise<string[]>;

/** Location of members' texts in a call's reply. */
export interface MemberTexts {
  /** The call's name. */
  readonly call: string;
  /** Path from the reply, or from an item of it, to the id of the text's author. */
  readonly author: string;
}

/** The deletion of a member, as an area takes part in it. */
export interface Deletion {
  readonly at: Date;
  readonly community: Community;
  /** Publishes to other processes after commit. */
  readonly publish: Publish;
  /** Runs work after commit, such as deleting bytes; a sweep finds failures. */
  afterwards(work: () => Promise<unknown>): void;
}

/**
 * Everything the server knows of one area of the product. Routes, migrations, export, file
 * access, flags and a member's archive follow from the list in `areas.ts`. Absent parts are
 * 'none'.
 */
export interface ServerArea {
  /** The contract's area that it serves. */
  readonly contract: Area;
  /** Handlers for every call of the contract's area. */
  routes(community: Community): Route[];
  /** Migrations by numbered name; the names order the migrations of all areas. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Creates the stores that its `service.ts` adds to `Community`. */
  readonly create: ((parts: ServiceParts) => object) | 'none';
  /** Rate limits of its calls, other than `write`. */
  readonly limits: AreaLimits | 'none';
  /** Seeds its part of the demo community, after the areas earlier in the list. */
  readonly demo:
    | ((write: Database, plan: DemoRows, community: Community) => Promise<void>)
    | 'none';
  /** Access to the files it carries. A file that no area shows is its uploader's alone. */
  readonly files: AreaFiles | 'none';
  /** Flaggable content, by content type. */
  readonly flags: Readonly<Record<string, FlaggedContent>> | 'none';
  /** Content that needs approval, by content type. */
  readonly approvals: Readonly<Record<string, Approval>> | 'none';
  /** Data for a member's own archive, by list name. */
  readonly archive:
    | ((db: Database, memberId: string) => Promise<Record<string, readonly object[]>>)
    | 'none';
  /**
   * Deletes the member's data in the deletion's transaction, or hands over if they are a last
   * admin. Areas run from last to first: `account`, which owns the row, comes last.
   */
  readonly memberDeleted:
    | ((write: Database, memberId: string, deletion: Deletion) => Promise<void>)
    | 'none';
  /**
   * Ends what a member runs when their account is deactivated, in the same transaction.
   * @default none
   */
  readonly memberDeactivated?: (
    write: Database,
    memberId: string,
    by: { readonly core: CommunityCore; readonly publish: Publish },
  ) => Promise<void>;
  /** Members' texts in replies, so that a block can collapse them. */
  readonly blocks: readonly MemberTexts[] | 'none';
  /** Audiences of its outbox, by name; notification kinds are defined in the contract. */
  readonly audiences: Readonly<Record<string, Audience>> | 'none';
  /** Writers of its mails, by kind. @default none */
  readonly letters?: Readonly<Record<string, LetterWriter>>;
}
