import type { MessagePage } from './roomHistory.ts';

/** Maximum number of pages read at once, so that a conversation unread for a year still opens. */
const MOST_PAGES = 20;

/** Adds older pages until they contain the first unread message and the one before it. */
export async function readBackTo(
  readSequence: number | undefined,
  newest: MessagePage,
  readBefore: (sequence: number) => Promise<MessagePage>,
): Promise<MessagePage> {
  let page = newest;
  for (let pages = 1; pages < MOST_PAGES; pages += 1) {
    const first = page.items[0]?.sequence;
    if (page.isLast || first === undefined || readSequence === undefined || first <= readSequence)
      return page;
    const older = await readBefore(first);
    page = { items: [...older.items, ...page.items], isLast: older.isLast };
  }
  return page;
}
