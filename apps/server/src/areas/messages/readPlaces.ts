/** How far a member has read in a room. */
export interface ReadPlace {
  member_id: string;
  read_sequence: number;
}

/** Places needed to know how far everybody else has read, whoever asks and whoever moved. */
export const LOWEST = 3;

/** How far everybody but one member has read, by the lowest places of the room. */
export const othersRead = (lowest: readonly ReadPlace[], memberId: string): number =>
  lowest.find(({ member_id }) => member_id !== memberId)?.read_sequence ?? 0;

/**
 * Who else sees another read mark now that a member has read on: everybody, one member or nobody.
 * All hundred of a group chat reading one message are a hundred frames so, and not ten thousand.
 */
export function readersToNotify(
  lowest: readonly ReadPlace[],
  { member, from }: { member: string; from: number },
): 'everybody' | string | null {
  const [first, second] = lowest.filter(({ member_id }) => member_id !== member);
  if (!first) return null;
  if (from < first.read_sequence) return 'everybody';
  // Of the one who is furthest behind the others are without themself.
  return !second || from < second.read_sequence ? first.member_id : null;
}
