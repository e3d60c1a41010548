import { not, stateIn } from 'xstate';
import { roomSetup } from './roomSetup.ts';

/** Loading of older messages: on scrolling up, and for a quoted one. */
export const olderStates = roomSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'isSoughtOlder', target: 'loading' },
      on: { 'older.wanted': { guard: 'hasOlder', target: 'loading' } },
    },
    loading: {
      invoke: {
        src: 'loadMessages',
        input: ({ context: { roomId, history } }) => ({
          roomId,
          before: history.messages[0]?.sequence,
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'readBack', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'room.retried': 'loading', 'quotation.followed': 'resting' } },
  },
});

/** Looking for the message that a quotation leads to, and its mark (MSG-062). */
export const quotedStates = roomSetup.createStateConfig({
  initial: 'none',
  on: {
    'quotation.followed': {
      target: '.sought',
      actions: { type: 'seek', params: ({ event }) => event },
    },
  },
  states: {
    none: { entry: 'endSeeking' },
    sought: {
      always: [
        { guard: 'isSoughtRead', target: 'marked' },
        {
          guard: not('isSoughtOlder'),
          target: 'none',
          actions: { type: 'publishMissed', params: { hasFailed: false } },
        },
        {
          guard: stateIn({ ready: { older: 'failed' } }),
          target: 'none',
          actions: { type: 'publishMissed', params: { hasFailed: true } },
        },
      ],
    },
    marked: { after: { mark: 'none' } },
  },
});
