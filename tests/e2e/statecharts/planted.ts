/** Runs in a page of the checks' own tests: an actor that goes on where it was before a reload. */
import { createActor, createMachine, type SnapshotFrom } from 'xstate';

const seedMachine = createMachine({
  id: 'seed',
  initial: 'sown',
  states: {
    sown: { on: { 'rain.fell': 'growing' } },
    growing: { on: { 'sun.shone': 'ripe' } },
    ripe: {},
  },
});

declare global {
  var sendToSeed: (type: string) => void;
}

const KEY = 'planted.seed';
const kept = localStorage.getItem(KEY);
const seed = createActor(seedMachine, {
  inspect: globalThis.saudagarInspect,
  ...(kept && { snapshot: JSON.parse(kept) as SnapshotFrom<typeof seedMachine> }),
});
seed.start();
globalThis.sendToSeed = (type) => {
  seed.send({ type });
  localStorage.setItem(KEY, JSON.stringify(seed.getPersistedSnapshot()));
};
