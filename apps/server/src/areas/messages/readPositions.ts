/** A member's read position in a room. */
export interface ReadPosition {
  member_id: string;
  read_sequence: number;
}

/** Number of lowest positions needed to know the others' read mark for any viewer and any mover. */
export const LOWEST = 3;

/** Lowest read position of all members but one, from the lowest positions of the room. */
export const othersRead = (lowest: readonly ReadPosition[], memberId: string): number =>
  lowest.find(({ member_id }) => member_id !== memberId)?.read_sequence ?? 0;

/**
 * Recipients whose read mark changes when a member reads on: everybody, one member or nobody. So
 * a hundred readers of a message cause a hundred frames, not ten thousand.
 */
export function readersToNotify(
  lowest: readonly ReadPosition[],
  { member, from }: { member: string; from: number },
): 'everybody' | string | null {
  const [first, second] = lowest.filter(({ member_id }) => member_id !== member);
  if (!first) return null;
  if (from < first.read_sequence) return 'everybody';
  // The member furthest behind sees the mark of the others only.
  return !second || from < second.read_sequence ? first.member_id : null;
}
