import { outboxSetup, whyGivenUp } from './outboxSetup.ts';

/**
 * Sends what a member wrote, room by room and one after another, and keeps it until the server has
 * acknowledged it: over lost connections, reloads and other tabs. Nothing is sent twice, since a
 * message takes its `clientId` along (MSG-056).
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
  // Messages are sent without either: less safe from a reload, and not as soon.
  invoke: [
    {
      src: 'keeper',
      id: 'keeper',
      onError: {
        actions: [
          { type: 'logFailure', params: ({ event }) => event },
          { type: 'noteFailed', params: { child: 'keeper' } },
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
    // What was written before a reload comes first.
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
            params: ({ event: { clientId } }) => ({ change: { type: 'taken', clientId } }),
          },
        },
        'item.adopted': {
          target: '.choosing',
          actions: { type: 'own', params: ({ event }) => event },
        },
        'upload.progressed': { actions: { type: 'noteUpload', params: ({ event }) => event } },
        // Where nothing waits, whatever has its turn is on its way.
        'way.cleared': { guard: 'hasPause', target: '.choosing', actions: 'endPauses' },
        'pause.ended': {
          target: '.choosing',
          actions: { type: 'endPause', params: ({ event }) => event },
        },
        'send.succeeded': {
          target: '.choosing',
          actions: [
            { type: 'endSending', params: ({ event }) => event },
            { type: 'forgetTries', params: ({ event: { item } }) => item },
            // Before it leaves: nobody may look while it is in neither place.
            { type: 'publishAcknowledged', params: ({ event }) => event },
            {
              type: 'change',
              params: ({ event: { item } }) => ({
                change: { type: 'taken', clientId: item.clientId },
              }),
            },
          ],
        },
        'send.failed': [
          {
            guard: { type: 'isDeleted', params: ({ event: { item } }) => item },
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
