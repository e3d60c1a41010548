import { Refusal, type RefusalKey } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';

/** A piece of content as a moderator reads it. */
export interface ShownPart {
  readonly id: string;
  /** Null where its author left. */
  readonly author_id: string | null;
  readonly text: string;
  readonly created_at: Date;
}

/** Flagged content and what it stands in, such as the post of a comment. */
export interface ShownContent extends ShownPart {
  readonly title?: string;
  readonly name?: string;
  readonly context: readonly ShownPart[];
}

/** Restrictions in the transaction of a removal, while the thing is held and before its flags go. */
export type Within = (write: Database, publish: Publish) => Promise<void>;

/** A type of content that members may flag. */
export interface FlaggedContent {
  /** Said where there is none with that id, or the member may not see it. */
  readonly notFound: RefusalKey;
  isVisible(db: Database, id: string, viewerId: string): Promise<boolean>;
  /** For moderators; undefined where it is gone. */
  show(db: Database, id: string): Promise<ShownContent | undefined>;
  /** Removes it as its author could, with the flags that wait on it. False where it is gone. */
  remove(community: Community, id: string, within?: Within): Promise<boolean>;
}

/** False where another removal was first, such as that of a second moderator. */
export async function isRemoved(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}
