import type { Entry } from '@saudagar/delivery';

/**
 * Joins messages in a row that a block hides from the reader into their last one, so that one line
 * stands for them; the others stay the same objects.
 */
export function joinHidden(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(isHidden)) return entries;
  const joined: Entry[] = [];
  for (const entry of entries) {
    const before = joined.at(-1);
    if (!before || !isHidden(before) || !isHidden(entry)) {
      joined.push(entry);
      continue;
    }
    joined[joined.length - 1] = {
      ...entry,
      isFirstOfDay: before.isFirstOfDay || entry.isFirstOfDay,
      startsUnread: before.startsUnread || entry.startsUnread,
    };
  }
  return joined;
}

const isHidden = ({ message }: Entry) => message?.is_hidden === true;
