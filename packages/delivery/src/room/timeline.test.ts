import { describe, expect, it } from 'vitest';
import { messageOf, messagesOf, outgoingOf } from '../message.testing.ts';
import { NO_HISTORY, startWith } from './roomHistory.ts';
import { createTimeline } from './timeline.ts';

const timeline = (...of: Parameters<ReturnType<typeof createTimeline>>) => createTimeline()(...of);
const reader = { memberId: 'siti', unreadFrom: null };
const historyOf = (...messages: ReturnType<typeof messageOf>[]) =>
  startWith(NO_HISTORY, { items: messages, isLast: true });

describe('the timeline of a conversation', () => {
  it("outgoing messages come last in the timeline, as the member's own", () => {
    const shown = timeline(historyOf(...messagesOf(1, 2)), [outgoingOf('mine')], reader);
    expect(shown.map(({ id }) => id)).toEqual(['message-1', 'message-2', 'mine']);
    expect(shown.at(-1)).toMatchObject({ senderId: 'siti', message: null });
  });

  it('a message received before its acknowledgement is shown once, in order', () => {
    const own = messageOf(2, { sender_id: 'siti', client_id: 'mine' });
    const shown = timeline(historyOf(messageOf(1), own), [outgoingOf('mine')], reader);
    expect(shown.map(({ id }) => id)).toEqual(['message-1', 'mine']);
    expect(shown[1]?.message).toBe(own);
  });

  it('the timeline marks first messages of a day, the first unread, and groups', () => {
    const messages = [
      messageOf(1, { created_at: '2026-11-20T08:00:00Z' }),
      messageOf(2, { created_at: '2026-11-21T08:00:00Z' }),
      messageOf(3, { created_at: '2026-11-21T08:04:00Z' }),
      messageOf(4, { created_at: '2026-11-21T08:05:00Z' }),
      messageOf(5, { created_at: '2026-11-21T08:30:00Z' }),
      messageOf(6, { created_at: '2026-11-21T08:31:00Z', sender_id: 'siti' }),
    ];
    const shown = timeline(historyOf(...messages), [], { ...reader, unreadFrom: 'message-4' });
    expect(shown.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([
      true,
      true,
      ...Array(4).fill(false),
    ]);
    expect(shown.map(({ startsUnread }) => startsUnread).indexOf(true)).toBe(3);
    expect(shown.map(({ isGrouped }) => isGrouped)).toEqual([
      ...[false, false, true, false, false, false],
    ]);
  });

  it('an unchanged timeline entry keeps its identity, to avoid rendering', () => {
    const timeline = createTimeline();
    const history = historyOf(...messagesOf(1, 2));
    const [first, second] = timeline(history, [], reader);
    const again = timeline(historyOf(...history.messages, messageOf(3)), [], reader);
    expect(again[0]).toBe(first);
    expect(again[1]).toBe(second);
  });

  it('an incremental merge equals a full rebuild', () => {
    const timeline = createTimeline();
    const all = messagesOf(1, 2, 3, 4, 5, 6);
    const own = messageOf(6, { sender_id: 'siti', client_id: 'mine' });
    const asOf = [
      [historyOf(...all.slice(2, 4)), []],
      [historyOf(...all.slice(2, 4)), [outgoingOf('mine'), outgoingOf('later')]],
      [historyOf(...all.slice(2, 5), own), [outgoingOf('mine'), outgoingOf('later')]],
      [historyOf(...all.slice(0, 5), own), [outgoingOf('later')]],
      [historyOf(...all.slice(3)), []],
      [{ ...historyOf(...all.slice(0, 3)), ahead: all.slice(4) }, []],
    ] as const;
    for (const [history, outgoing] of asOf)
      for (const unreadFrom of [null, 'message-4', 'message-5']) {
        const now = { memberId: 'siti', unreadFrom };
        const shown = timeline(history, outgoing, now);
        expect(shown).toEqual(createTimeline()(history, outgoing, now));
      }
  });
});

it('a line about joining or leaving is never grouped', () => {
  const line = messageOf(2, { message_type: 'member_left', content: '' });
  const shown = createTimeline()(historyOf(messageOf(1), line, messageOf(3)), [], reader);
  expect(shown.map((entry) => entry.isGroupChatLine)).toEqual([false, true, false]);
  expect(shown.map(({ isGrouped }) => isGrouped)).toEqual([false, false, false]);
});
