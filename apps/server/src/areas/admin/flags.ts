import { FLAG_AGAIN_DAYS, type FlagReason } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { brokenUniqueness } from '../../database/constraint.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import type { FlaggedContent, ShownContent } from './flagged.ts';
import { holdFiles, isSame, snapshotOf } from './flags/snapshots.ts';

const DAY = 86_400_000;

/** Fields of a new flag. */
export interface NewFlag {
  content_type: string;
  content_id: string;
  member_id: string;
  reason: FlagReason;
  description?: string | null | undefined;
  /** Repeating a flag with the same id returns the first result (per member). */
  client_id?: string | undefined;
}

/** A piece of content, and the member who wants to act on it. */
type Visible = Pick<NewFlag, 'content_type' | 'content_id' | 'member_id'>;

/** Store of members' flags. */
export interface Flags {
  /** Flaggable content types of the areas. */
  readonly types: Readonly<Record<string, FlaggedContent>>;
  /** @throws Refusal 404 on content hidden from the member */
  requireVisible(content: Visible): Promise<void>;
  /** Reads flagged content in its current state; undefined when deleted. */
  show(of: { content_type: string; content_id: string }): Promise<ShownContent | undefined>;
  /**
   * Adds a flag with a snapshot of the content and returns its id.
   * @throws Refusal 404 on content hidden from the member, 403 on their own, 400 on a second flag
   * of the member soon and without a change
   */
  add(flag: NewFlag): Promise<string>;
}

interface FlagParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
  types: Flags['types'];
}

export function createFlags({ db, now, fanOut, types }: FlagParts): Flags {
  async function requireVisible({ content_type, content_id, member_id }: Visible): Promise<void> {
    const type = types[content_type];
    if (!type) throw new Error(`no area lets members flag a ${content_type}`);
    if (!isId(content_id) || !(await type.isVisible(db, content_id, member_id)))
      throw new Refusal(404, type.notFound);
  }

  async function repeated({ member_id, client_id }: NewFlag): Promise<string | undefined> {
    if (client_id === undefined) return undefined;
    const first = await db
      .selectFrom('flags')
      .where('member_id', '=', member_id)
      .where('client_id', '=', client_id)
      .select('id')
      .executeTakeFirst();
    return first?.id;
  }

  /** The case is locked: concurrent flags of the same content wait, and then see this one. */
  async function requireNew(
    write: Database,
    { content_type, content_id, member_id }: NewFlag,
    thing: ShownContent,
    at: Date,
  ): Promise<void> {
    const before = await write
      .selectFrom('flags')
      .where('content_type', '=', content_type)
      .where('content_id', '=', content_id)
      .where('member_id', '=', member_id)
      .where('created_at', '>', new Date(at.getTime() - FLAG_AGAIN_DAYS * DAY))
      .select('snapshot')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (before && (before.snapshot === null || isSame(before.snapshot, thing)))
      throw new Refusal(400, 'alreadyFlagged');
  }

  async function insert(write: Database, id: string, flag: NewFlag): Promise<void> {
    const { content_type, content_id, member_id } = flag;
    const created_at = now();
    // Waits for a concurrent decision on the case, and then opens another case.
    const of = await write
      .insertInto('flag_cases')
      .values({ id, content_type, content_id, created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['content_type', 'content_id'])
          .where('status', '=', 'pending')
          .doUpdateSet((set) => ({ content_type: set.ref('excluded.content_type') })),
      )
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    const type = types[content_type];
    const thing = await type?.show(write, content_id);
    if (!type || !thing) throw new Refusal(404, type?.notFound ?? 'contentNotFound');
    if (thing.author_id === member_id) throw new Refusal(403, 'ownFlag');
    await requireNew(write, flag, thing, created_at);
    await write
      .insertInto('flags')
      .values({
        id,
        content_type,
        content_id,
        member_id,
        reason: flag.reason,
        description: flag.description || null,
        client_id: flag.client_id ?? null,
        created_at,
        case_id: of.id,
        case_at: of.created_at,
        snapshot: snapshotOf(thing),
      })
      .execute();
    await holdFiles(write, id, thing.files ?? []);
  }

  return {
    types,
    requireVisible,

    show: async ({ content_type, content_id }) => types[content_type]?.show(db, content_id),

    async add(flag) {
      await requireVisible(flag);
      const first = await repeated(flag);
      if (first !== undefined) return first;
      const id = newId();
      try {
        await fanOut.transaction(async (write, publish) => {
          await insert(write, id, flag);
          publish({ kind: 'moderation', by: flag.member_id });
        });
      } catch (error) {
        if (!brokenUniqueness(error) && !(error instanceof Refusal)) throw error;
        // A concurrent call with the same id was first: it broke uniqueness, or is the flag before.
        const other = await repeated(flag);
        if (other === undefined) throw error;
        return other;
      }
      return id;
    },
  };
}
