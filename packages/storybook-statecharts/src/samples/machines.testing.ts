import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';

/** Three states, a minimal machine. */
export const lampMachine = createMachine({
  id: 'lamp',
  description: 'A lamp on a shop counter',
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is in the shop.',
      on: { 'switch.pressed': 'on' },
    },
    on: { on: { 'switch.pressed': 'off', 'bulb.blown': 'broken' } },
    broken: { type: 'final' },
  },
});

/** Twelve states, some with long names and one with a guard that reads an event's data. */
export const deliveryMachine = setup({
  types: {
    context: {} as { address: string; tries: number; notes: string[] },
    events: {} as { type: string } & Partial<{ address: string; weight: number }>,
  },
  guards: {
    isLight: ({ event }) => (event.weight ?? 0) < 30,
    hasTriesLeft: ({ context }) => context.tries < 3,
  },
  actions: {
    keepAddress: assign({ address: ({ context, event }) => event.address ?? context.address }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
}).createMachine({
  id: 'delivery',
  context: {
    address: 'Jalan Malioboro 12, Yogyakarta',
    tries: 0,
    notes: ['fragile', 'call first'],
  },
  initial: 'preparing',
  states: {
    preparing: {
      initial: 'waitingForTheMerchantToPack',
      states: {
        waitingForTheMerchantToPack: {
          description: 'The order is paid; the merchant has not begun.',
          on: { 'parcel.packed': 'weighing', 'address.changed': { actions: 'keepAddress' } },
        },
        weighing: { on: { 'parcel.weighed': { guard: 'isLight', target: 'ready' } } },
        ready: { on: { 'courier.arrived': '#delivery.underway' } },
      },
    },
    underway: {
      initial: 'driving',
      on: { 'parcel.lost': 'lost' },
      states: {
        driving: { on: { 'door.reached': 'atTheDoor' } },
        atTheDoor: {
          after: { 600000: { target: 'comingAgain', actions: 'countTry' } },
          on: { 'parcel.handedOver': '#delivery.delivered' },
        },
        comingAgain: {
          on: {
            'tour.started': [
              { guard: 'hasTriesLeft', target: 'driving' },
              { target: '#delivery.returned' },
            ],
          },
        },
      },
    },
    delivered: { type: 'final' },
    returned: { type: 'final' },
    lost: { on: { 'parcel.found': 'underway' } },
  },
});

/** Two parallel states, each with substates. */
export const shopMachine = createMachine({
  id: 'shop',
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.opened': 'open' } },
        open: { on: { 'door.closed': 'closed' } },
      },
    },
    till: {
      initial: 'empty',
      states: {
        empty: { on: { 'sale.made': 'filled' } },
        filled: { on: { 'till.emptied': 'empty' } },
      },
    },
  },
});

/** Fails on its first event, with a message. */
export const failingMachine = createMachine({
  id: 'failing',
  initial: 'idle',
  states: {
    idle: {
      on: {
        'work.started': {
          actions: assign(() => {
            throw new Error('The scales are not connected.');
          }),
        },
      },
    },
  },
});

/** Forty states: eight stations of a market day with five steps each. */
export const marketMachine: AnyStateMachine = createMachine({
  id: 'market',
  initial: 'arriving',
  states: Object.fromEntries(
    [
      'arriving',
      'buildingUp',
      'opening',
      'selling',
      'resting',
      'counting',
      'packing',
      'leaving',
    ].map((station, index, stations) => [
      station,
      {
        initial: 'planned',
        on: index > 0 ? { 'rain.started': stations[index - 1] } : {},
        states: {
          planned: { on: { 'work.begun': 'started' } },
          started: { on: { 'work.paused': 'paused', 'work.done': 'checked' } },
          paused: { on: { 'work.resumed': 'started' } },
          checked: { on: { 'check.passed': 'finished', 'check.failed': 'started' } },
          finished: {
            on:
              index + 1 < stations.length
                ? { 'day.went_on': `#market.${stations[index + 1]}` }
                : {},
          },
        },
      },
    ]),
  ),
});
