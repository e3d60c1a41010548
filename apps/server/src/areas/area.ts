import type { Area } from '@saudagar/contract/server';
import type { Migration } from 'kysely/migration';
import type { DemoRows } from '../../demo/plan.ts';
import type { Community, CommunityCore } from '../community.ts';
import type { Database } from '../database/schema.ts';
import type { AreaFiles } from '../files/fileUse.ts';
import type { Route } from '../http/route.ts';
import type { Publish } from '../sockets/fanOut.ts';
import type { PasswordCost } from './account/passwords.ts';
import type { FlaggedContent } from './admin/flagged.ts';
import type { PendingCursor, PendingRow } from './admin/pendingApprovals.ts';
import type { AreaLimits } from './callLimits.ts';
import type { LetterWriter } from './notifications/mail/letter.ts';

/** What an area's stores are made from. */
export interface ServiceParts extends CommunityCore {
  /** All areas of this server, this one included. */
  readonly areas: readonly ServerArea[];
  readonly passwordCost: PasswordCost | undefined;
}

/** Content that waits until a moderator lets it through (ADM-122). */
export interface Approval {
  /** What waits, the oldest first, after a place where one is given. */
  waiting(db: Database, limit: number, after?: PendingCursor): Promise<PendingRow[]>;
  count(db: Database): Promise<number>;
  /** One in any state. */
  find(db: Database, id: string): Promise<{ maker_id: string | null; name: string } | undefined>;
  /** Publishes or refuses one and tells its maker; false where it no longer waits. */
  decide(write: Database, id: string, decision: Decision): Promise<boolean>;
}

/** A decision about content that waits, in a transaction of `fanOut`. */
export interface Decision {
  readonly isApproved: boolean;
  readonly community: Pick<Community, 'notify' | 'now'>;
  /** Tells processes once the decision holds. */
  readonly publish: Publish;
}

/**
 * Ids of the active members of an audience after one of them, in their order: `limit` of them while
 * there are more. `id` names whose audience it is, such as a group's.
 */
export type Audience = (
  db: Database,
  of: { id: string | null; after: string | null; limit: number },
) => Promise<string[]>;

/** Where a call's reply shows texts of members. */
export interface MemberTexts {
  /** The call's name. */
  readonly call: string;
  /** Path from the reply, or from an item of it, to the id of who wrote the text. */
  readonly author: string;
}

/** The deletion of a member, as an area takes part in it. */
export interface Deletion {
  readonly at: Date;
  readonly community: Community;
  /** Tells processes once the deletion holds. */
  readonly publish: Publish;
  /** Does something once the deletion holds, such as removing bytes; a sweep finds what fails. */
  afterwards(work: () => Promise<unknown>): void;
}

/**
 * All that the server knows of one area of the product. Routes, migrations, export, the files that are
 * seen, flags and a member's archive follow from the list of them in `areas.ts`. What an area has
 * not, it says with 'none'.
 */
export interface ServerArea {
  /** The area of the contract that it answers. */
  readonly contract: Area;
  /** Answers every call of the contract's area. */
  routes(community: Community): Route[];
  /** Its tables, and their changes, by names that begin with a number: they order all areas' ones. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Makes what its `service.ts` adds to `Community`. */
  readonly create: ((parts: ServiceParts) => object) | 'none';
  /** The limits that its calls count under, where it is not `write`. */
  readonly limits: AreaLimits | 'none';
  /** Writes its part of the demo community, after the areas before it in the list. */
  readonly demo:
    | ((write: Database, plan: DemoRows, community: Community) => Promise<void>)
    | 'none';
  /** The files it carries. One that no area shows is its uploader's alone. */
  readonly files: AreaFiles | 'none';
  /** What of it may be flagged, by type of content. */
  readonly flags: Readonly<Record<string, FlaggedContent>> | 'none';
  /** What of it waits for approval, by type of content. */
  readonly approvals: Readonly<Record<string, Approval>> | 'none';
  /** What a member's own archive holds of it, by name of a list. */
  readonly archive:
    | ((db: Database, memberId: string) => Promise<Record<string, readonly object[]>>)
    | 'none';
  /**
   * Takes the member out of it, in the deletion's transaction, or hands over where they are its last
   * admin. The areas are asked from the last to the first: `account`, which has the row, comes last.
   */
  readonly memberDeleted:
    | ((write: Database, memberId: string, deletion: Deletion) => Promise<void>)
    | 'none';
  /** Where texts of members are shown, so that a block can fold them away. */
  readonly blocks: readonly MemberTexts[] | 'none';
  /** Whom it tells by the outbox, by name; the kinds of notifications stand in the contract. */
  readonly audiences: Readonly<Record<string, Audience>> | 'none';
  /** Writes the mails that it has sent, by kind. @default none */
  readonly letters?: Readonly<Record<string, LetterWriter>>;
}
