import { not } from 'xstate';
import { olderStates, quotedStates } from './olderStates.ts';
import { seenTo } from './room.ts';
import { lastSequence, NO_HISTORY } from './roomHistory.ts';
import { roomSetup } from './roomSetup.ts';

/** One open conversation, with its messages from every source (MSG-021–036). */
export const roomMachine = roomSetup.createMachine({
  id: 'room',
  context: ({ input }) => ({
    ...input,
    history: NO_HISTORY,
    firstSequence: 0,
    room: null,
    unreadFrom: null,
    isLive: false,
    isBehind: false,
    isAtEnd: false,
    isSeen: false,
    inSight: 0,
    sentRead: input.readSequence ?? 0,
    sought: null,
    typing: new Map(),
    arrived: [],
    failure: null,
    isSubscribed: true,
  }),
  invoke: {
    src: 'watchNews',
    id: 'news',
    input: ({ context: { roomId, memberId } }) => ({ roomId, memberId }),
    // Without it the room is polled, as without a socket.
    onError: {
      actions: [
        { type: 'logFailure', params: ({ event }) => event },
        'noteUnsubscribed',
        { type: 'note', params: { isLive: false } },
      ],
    },
  },
  on: {
    'connection.opened': { actions: { type: 'note', params: { isLive: true } } },
    'connection.lost': { actions: { type: 'note', params: { isLive: false } } },
    'sight.changed': { actions: { type: 'noteSight', params: ({ event }) => event } },
    'beginning.changed': { actions: { type: 'beginAt', params: ({ event }) => event } },
    // Messages received before the first page wait beyond the gap.
    'connection.delivered': {
      actions: { type: 'applyEvents', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      entry: [{ type: 'note', params: { isBehind: false } }, 'subscribeAgain'],
      on: {
        // Messages from before it may be missing in the running read.
        'connection.opened': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [{ type: 'note', params: { isLive: true, isBehind: true } }],
        },
        'connection.delivered': [
          { guard: { type: 'isLeft', params: ({ event }) => event }, target: 'gone' },
          // A running read may be outdated.
          {
            guard: { type: 'hasRejoined', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: 'forget',
          },
          {
            guard: { type: 'hasRemoved', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: { type: 'applyEvents', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasLost', params: ({ event }) => event },
            actions: [
              { type: 'applyEvents', params: ({ event }) => event },
              { type: 'note', params: { isBehind: true } },
            ],
          },
        ],
      },
      invoke: {
        src: 'loadMessages',
        input: ({ context: { roomId, isListed, unreadCount, readSequence } }) => ({
          roomId,
          withRoom: !isListed,
          ...(unreadCount > 0 && { readSequence }),
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'begin', params: ({ event }) => ({ page: event.output }) },
            {
              type: 'sendSeen',
              params: ({ context, event }) => ({
                roomId: context.roomId,
                messages: event.output.items,
              }),
            },
          ],
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'gone' },
          {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'logFailure', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    failed: {
      after: { poll: 'loading' },
      on: {
        'room.retried': 'loading',
        'connection.opened': {
          target: 'loading',
          actions: { type: 'note', params: { isLive: true } },
        },
      },
    },
    // The member is not in the room, or no longer: nothing else is shown until they are added.
    gone: {
      entry: 'forget',
      on: {
        'connection.delivered': {
          guard: { type: 'isBack', params: ({ event }) => event },
          target: 'loading',
        },
      },
    },
    ready: {
      type: 'parallel',
      // Visible messages are read: reported at once, since the member may leave.
      always: {
        guard: 'hasUnsentRead',
        actions: [
          {
            type: 'sendRead',
            params: ({ context }) => ({ roomId: context.roomId, sequence: seenTo(context) }),
          },
          'noteReadSent',
        ],
      },
      on: { 'unread.dismissed': { actions: 'dismissUnread' } },
      states: {
        // Visibility of the end, in a visible page.
        sight: {
          initial: 'unseen',
          states: {
            seen: { always: { guard: not('isSeen'), target: 'unseen' } },
            unseen: { always: { guard: 'isSeen', target: 'seen' } },
          },
        },
        // Received events are applied during reads too.
        listening: {
          on: {
            'connection.delivered': [
              { guard: { type: 'isLeft', params: ({ event }) => event }, target: '#room.gone' },
              {
                guard: { type: 'hasRejoined', params: ({ event }) => event },
                target: '#room.loading',
                actions: 'forget',
              },
              {
                actions: [
                  { type: 'applyEvents', params: ({ event }) => event },
                  { type: 'noteTyping', params: ({ event }) => event },
                  'announce',
                  { type: 'announceReactions', params: ({ event }) => event },
                ],
              },
            ],
            'message.acknowledged': {
              actions: [{ type: 'add', params: ({ event }) => event }, 'dismissUnread'],
            },
            'reaction.settled': {
              actions: { type: 'settleReaction', params: ({ event }) => event },
            },
            'typing.ended': { actions: { type: 'endTyping', params: ({ event }) => event } },
          },
        },
        newer: {
          initial: 'live',
          on: {
            // Messages in between are missing.
            'connection.opened': {
              target: '.reading',
              actions: { type: 'note', params: { isLive: true } },
            },
            // A running read may lack it.
            'connection.delivered': {
              guard: { type: 'hasLost', params: ({ event }) => event },
              target: '.reading',
            },
          },
          states: {
            live: {
              always: [
                { guard: 'hasGap', target: 'reading' },
                { guard: 'isBehind', target: 'reading' },
                { guard: 'isCutOff', target: 'waiting' },
              ],
            },
            // Waits for a socket; with one, until missing messages can be read.
            waiting: {
              after: { poll: 'reading' },
              on: {
                // Earlier messages of others may be missing.
                'message.acknowledged': 'reading',
              },
            },
            reading: {
              entry: [{ type: 'note', params: { isBehind: false } }, 'subscribeAgain'],
              invoke: {
                src: 'loadMessages',
                input: ({ context: { roomId, history, isListed } }) => ({
                  roomId,
                  after: lastSequence(history),
                  ...(!isListed && { withRoom: true }),
                }),
                onDone: [
                  {
                    guard: { type: 'hasMore', params: ({ event }) => event.output },
                    target: 'reading',
                    reenter: true,
                    actions: { type: 'readOn', params: ({ event }) => ({ page: event.output }) },
                  },
                  {
                    target: 'read',
                    actions: [
                      { type: 'readOn', params: ({ event }) => ({ page: event.output }) },
                      {
                        type: 'sendSeen',
                        params: ({ context, event }) => ({
                          roomId: context.roomId,
                          messages: event.output.items,
                        }),
                      },
                      'announce',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isNotFound', params: ({ event }) => event },
                    target: '#room.gone',
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'logFailure', params: ({ event }) => event },
                  },
                ],
              },
            },
            // Still a gap: the server's API lags behind its socket. Waits before the next read.
            read: { always: [{ guard: 'hasGap', target: 'waiting' }, { target: 'live' }] },
          },
        },
        older: olderStates,
        quoted: quotedStates,
      },
    },
  },
});
