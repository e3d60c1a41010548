import { ApiError } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** State of notifications on a device. */
export type DeviceState = 'unsupported' | 'unoffered' | 'blocked' | 'off' | 'on';

/** State of the device with its key. */
export interface FoundDevice {
  state: DeviceState;
  /** VAPID key for the subscription; null when the server has none. */
  publicKey: string | null;
}

export interface DeviceContext extends FoundDevice {
  failure: ApiError | null;
}

type DeviceEvent =
  | { type: 'switch.pressed' }
  | { type: 'device.retried' }
  /** The member changed the browser's permission. */
  | { type: 'permission.changed' };

const unprovided = (): never => {
  throw new Error('deviceNotifications: provide its actors');
};

/**
 * Notifications on this device. The browser prompts only on a press of the switch; unsupported and
 * blocking browsers show a notice. Written by hand: the prompt's answer decides the new state,
 * which a toggle knows in advance.
 */
export const deviceMachine = setup({
  types: {
    context: {} as DeviceContext,
    events: {} as DeviceEvent,
    tags: {} as 'idle' | 'busy' | 'on' | 'failed',
  },
  actors: {
    look: fromPromise<FoundDevice>(unprovided),
    /** Prompts the member and returns the new state. */
    subscribe: fromPromise<DeviceState, { publicKey: string | null }>(unprovided),
    unsubscribe: fromPromise<void>(unprovided),
    /** Sends `permission.changed`. @default sends nothing */
    watchPermission: fromCallback<{ type: 'permission.changed' }>(() => {}),
  },
  actions: {
    keep: assign((_, found: Partial<FoundDevice>) => ({ ...found, failure: null })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasState: ({ context }, { as }: { as: DeviceState }) => context.state === as,
  },
}).createMachine({
  id: 'deviceNotifications',
  context: { state: 'off', publicKey: null, failure: null },
  invoke: {
    src: 'watchPermission',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        onDone: {
          target: 'found',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: {
          target: 'lookingFailed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    found: {
      always: [
        { guard: { type: 'hasState', params: { as: 'unsupported' } }, target: 'unsupported' },
        { guard: { type: 'hasState', params: { as: 'unoffered' } }, target: 'unoffered' },
        { guard: { type: 'hasState', params: { as: 'blocked' } }, target: 'blocked' },
        { guard: { type: 'hasState', params: { as: 'on' } }, target: 'on' },
        { target: 'off' },
      ],
    },
    lookingFailed: { tags: ['idle', 'failed'], on: { 'device.retried': 'looking' } },
    unsupported: { tags: 'idle' },
    unoffered: { tags: 'idle' },
    blocked: { tags: 'idle', on: { 'permission.changed': 'looking' } },
    off: {
      tags: 'idle',
      on: { 'switch.pressed': 'switchingOn', 'permission.changed': 'looking' },
    },
    on: {
      tags: ['idle', 'on'],
      on: { 'switch.pressed': 'switchingOff', 'permission.changed': 'looking' },
    },
    switchingOn: {
      tags: ['busy', 'on'],
      invoke: {
        src: 'subscribe',
        input: ({ context: { publicKey } }) => ({ publicKey }),
        onDone: {
          target: 'found',
          actions: { type: 'keep', params: ({ event }) => ({ state: event.output }) },
        },
        onError: {
          target: 'switchingOnFailed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    switchingOnFailed: {
      tags: ['idle', 'failed'],
      on: {
        'switch.pressed': 'switchingOn',
        'device.retried': 'switchingOn',
        'permission.changed': 'looking',
      },
    },
    switchingOff: {
      tags: 'busy',
      invoke: {
        src: 'unsubscribe',
        onDone: { target: 'off', actions: { type: 'keep', params: { state: 'off' } } },
        onError: {
          target: 'switchingOffFailed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    switchingOffFailed: {
      tags: ['idle', 'on', 'failed'],
      on: {
        'switch.pressed': 'switchingOff',
        'device.retried': 'switchingOff',
        'permission.changed': 'looking',
      },
    },
  },
});
