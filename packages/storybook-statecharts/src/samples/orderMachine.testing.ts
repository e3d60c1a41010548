import { fromPromise, setup } from 'xstate';

/** An order at a market stall: one of everything a statechart can show. */
export const orderMachine = setup({
  types: {
    events: {} as
      | { type: 'order.placed' }
      | { type: 'order.cancelled' }
      | { type: 'order.noted' }
      | { type: 'payment.retried' },
  },
  actors: {
    charge: fromPromise(async () => {}),
    pack: fromPromise(async () => {}),
  },
  actions: { notifyMerchant: () => {}, keepNote: () => {} },
  guards: { isInStock: () => true, isDeclined: () => false },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'order',
  initial: 'choosing',
  on: { 'order.cancelled': '.cancelled' },
  states: {
    choosing: {
      on: {
        'order.placed': { guard: 'isInStock', target: 'fulfilling' },
        'order.noted': { actions: 'keepNote' },
      },
    },
    fulfilling: {
      tags: 'busy',
      type: 'parallel',
      onDone: 'delivered',
      states: {
        payment: {
          initial: 'charging',
          states: {
            charging: {
              invoke: {
                src: 'charge',
                onDone: 'paid',
                onError: [
                  { guard: 'isDeclined', target: 'declined' },
                  { target: 'charging', reenter: true },
                ],
              },
            },
            declined: {
              on: { 'payment.retried': 'charging' },
              after: { patience: '#order.cancelled' },
            },
            paid: { type: 'final' },
          },
        },
        parcel: {
          initial: 'packing',
          states: {
            packing: { invoke: { src: 'pack', onDone: 'packed', onError: '#order.cancelled' } },
            packed: { type: 'final' },
          },
        },
      },
    },
    delivered: { entry: 'notifyMerchant', type: 'final' },
    cancelled: { type: 'final' },
  },
});
