import type { Insertable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Random } from './random.ts';

/** A demo member as far as acquaintance goes. */
export interface Acquaintance {
  id: string;
  created_at: Date;
  tags: readonly string[];
}

/** Chance that two members know each other: in one trade, and in different ones. */
const CHANCE = { sameTrade: 0.3, other: 0.04 };

/** Plans connections between demo members: mostly within a trade, never all with all. */
export function planConnections(
  members: readonly Acquaintance[],
  now: Date,
  idAt: (at: Date) => string,
  random: Random,
): Insertable<Schema['connections']>[] {
  return members.flatMap((one, index) =>
    members.slice(index + 1).flatMap((other) => {
      const isSameTrade = one.tags.some((tag) => other.tags.includes(tag));
      if (!random.chance(isSameTrade ? CHANCE.sameTrade : CHANCE.other)) return [];
      const since = Math.max(one.created_at.getTime(), other.created_at.getTime());
      const asked = new Date(Math.round(random.between(since, now.getTime())));
      const [requester, recipient] = random.chance(0.5) ? [one, other] : [other, one];
      const row = { id: idAt(asked), requester_id: requester.id, recipient_id: recipient.id };
      return [{ ...row, status: 'accepted' as const, created_at: asked, accepted_at: asked }];
    }),
  );
}
