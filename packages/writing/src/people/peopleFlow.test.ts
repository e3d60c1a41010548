import type { SuggestedMember } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { providePeople } from './peopleFlow.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const budi: SuggestedMember = { id: 'budi', full_name: 'Budi Santoso' };

async function open(...answers: SuggestedMember[][]) {
  vi.stubGlobal('window', new EventTarget());
  const clock = new SimulatedClock();
  const call = vi.fn(async () => answers.shift());
  const portal = { client: { call } } as unknown as Portal;
  const actor = createActor(providePeople(portal), { clock, input: { query: { name: '' } } });
  actor.start();
  await settle();
  return {
    actor,
    asked: () => call.mock.calls.map(([, options]: unknown[]) => options),
    found: () => actor.getSnapshot().context.items,
    async type(name: string, pause = 150) {
      actor.send({ type: 'list.queried', query: { name } });
      clock.increment(pause);
      await settle();
    },
  };
}

it('people search offers members before a name is typed', async () => {
  const { asked, found } = await open([budi]);
  expect(asked()).toMatchObject([{ query: { q: '', limit: 20 } }]);
  expect(found()).toEqual([budi]);
});

it('people search leaves out who is in the group already', async () => {
  const { found } = await open([budi, { id: 'dewi', full_name: 'Dewi', in_group: true }]);
  expect(found()).toEqual([budi]);
});

it('people search sends a request once typing pauses, and shows members meanwhile', async () => {
  const { actor, asked, found, type } = await open([budi], []);
  await type('d', 100);
  await type('de', 149);
  expect(asked()).toHaveLength(1);
  expect(found()).toEqual([budi]);
  await type('dew');
  expect(asked()[1]).toMatchObject({ query: { q: 'dew' } });
  expect(actor.getSnapshot().hasTag('unmatched')).toBe(true);
  expect(found()).toEqual([]);
});

it('people search is empty for a name that nobody has', async () => {
  const { actor, type } = await open([], []);
  expect(actor.getSnapshot().hasTag('empty')).toBe(true);
  await type('  ');
  expect(actor.getSnapshot().hasTag('empty')).toBe(true);
});
