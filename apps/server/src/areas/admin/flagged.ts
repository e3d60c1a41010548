import { Refusal, type RefusalKey } from '@saudagar/contract/server';
import type { Community, CommunityCore } from '../../community.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';

/** A piece of content as a moderator reads it. */
export interface ShownPart {
  readonly id: string;
  /** Null after its author's account was deleted. */
  readonly author_id: string | null;
  readonly text: string;
  readonly created_at: Date;
}

/** The content that another piece of content belongs to. */
export interface ShownPlace {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

/** Flagged content and its context, such as the post of a comment. */
export interface ShownContent extends ShownPart {
  readonly title?: string;
  readonly name?: string;
  /** The content that it belongs to, such as the group of a post. */
  readonly place?: ShownPlace;
  /** Size of a group. */
  readonly members_count?: number;
  readonly posts_count?: number;
  /** Ids of its pictures and attachments, in order. */
  readonly files?: readonly string[];
  readonly context: readonly ShownPart[];
}

/** Callback in the transaction of a removal, while the content is locked and still exists. */
export type Within = (write: Database, publish: Publish) => Promise<void>;

/** How the removal of a type of content is undone. */
export interface Restoration {
  /** Table of the row that a removal deletes or empties; what cascades from it is recorded too. */
  readonly table: keyof Schema;
  /** Ids of placeholders that its deletion may take along. */
  placeholders?(write: Database, id: string): Promise<string[]>;
  /**
   * Makes counts and indexes right after the rows are back.
   * @throws Refusal 409 when the content cannot be as it was
   */
  restored(
    write: Database,
    publish: Publish,
    core: Pick<CommunityCore, 'notify' | 'bringBack' | 'now'>,
    id: string,
  ): Promise<void>;
}

/** A type of content that members may flag. */
export interface FlaggedContent {
  /** Error for content that does not exist or is hidden from the member. */
  readonly notFound: RefusalKey;
  isVisible(db: Database, id: string, viewerId: string): Promise<boolean>;
  /** Reads it for moderators; undefined when deleted. */
  show(db: Database, id: string): Promise<ShownContent | undefined>;
  /** Removes it as its author could. False when already deleted. */
  remove(community: Community, id: string, within?: Within): Promise<boolean>;
  /** How an admin takes the removal back; 'none' when another call does. */
  readonly restoration: Restoration | 'none';
}

/** Returns false when another removal was first, such as a second moderator's. */
export async function isRemoved(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}
