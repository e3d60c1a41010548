import { z } from 'zod/mini';
import { Timestamp } from './fields.ts';

/** A time as a notice says it, in the zone of its place where known. */
export const NoticeTime = z.object({
  start_date: Timestamp,
  end_date: z.nullish(Timestamp),
  time_zone: z.nullish(z.string()),
});
export type NoticeTime = z.infer<typeof NoticeTime>;

/** Facts of an event that a reminder says: when it is, and where or at which address. */
export const NoticeFacts = z.object({ time: NoticeTime, place: z.string() });
export type NoticeFacts = z.infer<typeof NoticeFacts>;

const sides = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.object({ before: value, after: value }));

/** Changed facts that a notification says from their value before to the one after. */
export const NoticeChanges = z.object({
  title: sides(z.string()),
  time: sides(NoticeTime),
  place: sides(z.string()),
});
export type NoticeChanges = z.infer<typeof NoticeChanges>;

/** Joins changes to earlier ones that were not read: the first value before stays. */
export function joinedChanges(
  earlier: NoticeChanges | null | undefined,
  later: NoticeChanges | null | undefined,
): NoticeChanges | null {
  if (!earlier || !later) return later ?? null;
  const sidesOf = (changes: object) => Object.entries(changes) as [string, { before: unknown }][];
  const first = new Map(sidesOf(earlier));
  return {
    ...earlier,
    ...Object.fromEntries(
      sidesOf(later).map(([fact, change]) => [
        fact,
        { ...change, before: (first.get(fact) ?? change).before },
      ]),
    ),
  };
}
