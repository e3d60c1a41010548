import { outboxSetup, whyGivenUp } from './outboxSetup.ts';

/**
 * Sends members' messages, one after another in each room, and stores them until the server has
 * acknowledged them: over lost connections, reloads and tabs. No message is sent twice, since each
 * try carries its `clientId` (MSG-056).
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: {
    items: [],
    own: new Set(),
    sending: new Map(),
    uploads: new Map(),
    tries: new Map(),
    pausing: new Set(),
    leaving: new Set(),
    failed: new Set(),
  },
  // Sending works without both, but is less safe from a reload, and slower.
  invoke: [
    {
      src: 'storage',
      id: 'storage',
      onError: {
        actions: [
          { type: 'logFailure', params: ({ event }) => event },
          { type: 'noteFailed', params: { child: 'storage' } },
        ],
      },
    },
    {
      src: 'watchRooms',
      id: 'watchRooms',
      onError: {
        actions: [
          { type: 'logFailure', params: ({ event }) => event },
          { type: 'noteFailed', params: { child: 'watchRooms' } },
        ],
      },
    },
  ],
  on: {
    'message.seen': { actions: { type: 'dropSeen', params: ({ event }) => event } },
    'room.read': {
      actions: [
        { type: 'dropSeen', params: ({ event }) => event },
        { type: 'dropLeft', params: ({ event }) => event },
      ],
    },
    'storage.changed': { actions: { type: 'takeChanged', params: ({ event }) => event } },
    'message.written': {
      actions: [
        { type: 'own', params: ({ event }) => event.item },
        { type: 'change', params: ({ event: { item } }) => ({ change: { type: 'put', item } }) },
      ],
    },
  },
  initial: 'finding',
  states: {
    // Messages written before a reload come first.
    finding: {
      invoke: {
        src: 'findPersisted',
        onDone: {
          target: 'working',
          actions: { type: 'takeFound', params: ({ event }) => ({ items: event.output }) },
        },
        onError: 'working',
      },
    },
    working: {
      initial: 'choosing',
      on: {
        'message.written': {
          target: '.choosing',
          actions: [
            { type: 'own', params: ({ event }) => event.item },
            {
              type: 'change',
              params: ({ event: { item } }) => ({ change: { type: 'put', item } }),
            },
          ],
        },
        'message.retried': {
          target: '.choosing',
          actions: [
            { type: 'own', params: ({ event }) => event },
            {
              type: 'change',
              params: ({ event: { clientId } }) => ({ change: { type: 'retried', clientId } }),
            },
          ],
        },
        'message.removed': {
          guard: { type: 'isFree', params: ({ event }) => event },
          target: '.choosing',
          actions: {
            type: 'change',
            params: ({ event: { clientId } }) => ({ change: { type: 'removed', clientId } }),
          },
        },
        'item.adopted': {
          target: '.choosing',
          actions: { type: 'own', params: ({ event }) => event },
        },
        'upload.progressed': { actions: { type: 'noteUpload', params: ({ event }) => event } },
        // Without pauses, every due message is already being sent.
        'connection.restored': { guard: 'hasPause', target: '.choosing', actions: 'endPauses' },
        'pause.ended': {
          target: '.choosing',
          actions: { type: 'endPause', params: ({ event }) => event },
        },
        'send.succeeded': {
          target: '.choosing',
          actions: [
            { type: 'endSending', params: ({ event }) => event },
            { type: 'forgetTries', params: ({ event: { item } }) => item },
            // Published before it leaves the outbox, so that it is never missing from both places.
            { type: 'publishAcknowledged', params: ({ event }) => event },
            {
              type: 'change',
              params: ({ event: { item } }) => ({
                change: { type: 'removed', clientId: item.clientId },
              }),
            },
          ],
        },
        'send.failed': [
          {
            guard: { type: 'isRemoved', params: ({ event: { item } }) => item },
            target: '.choosing',
            actions: { type: 'endSending', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGivenUp', params: ({ event }) => event },
            target: '.choosing',
            actions: [
              { type: 'endSending', params: ({ event }) => event },
              { type: 'forgetTries', params: ({ event: { item } }) => item },
              {
                type: 'change',
                params: ({ event: { item, error } }) => ({
                  change: { type: 'failed', clientId: item.clientId, ...whyGivenUp(item, error) },
                }),
              },
            ],
          },
          {
            target: '.choosing',
            actions: [
              { type: 'endSending', params: ({ event }) => event },
              {
                type: 'pause',
                params: ({ event: { item, error } }) => ({ roomId: item.roomId, error }),
              },
            ],
          },
        ],
      },
      states: {
        choosing: {
          entry: ['startAgain', 'sendNext'],
          always: [
            { guard: 'hasTurn', target: 'sending' },
            { guard: 'hasPause', target: 'pausing' },
            { target: 'resting' },
          ],
        },
        resting: {},
        sending: {},
        pausing: {},
      },
    },
  },
});
