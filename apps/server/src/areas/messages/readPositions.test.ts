import { expect, it } from 'vitest';
import { LOWEST, othersRead, type ReadPosition, readersToNotify } from './readPositions.ts';

const sorted = (all: Map<string, number>): ReadPosition[] =>
  [...all]
    .map(([member_id, read_sequence]) => ({ member_id, read_sequence }))
    .sort((one, other) => one.read_sequence - other.read_sequence);

it('read marks are published to exactly the members whose marks change', () => {
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const size = 1 + below(5);
    const all = new Map(Array.from({ length: size }, (_, index) => [`m${index}`, below(4)]));
    const everyone = [...all.keys()];
    const marks = () => everyone.map((id) => othersRead(sorted(all), id));
    const before = marks();
    const member = `m${below(size)}`;
    const from = all.get(member) ?? 0;
    all.set(member, from + 1 + below(3));
    const after = marks();
    const lowest = sorted(all).slice(0, LOWEST);
    expect(everyone.map((id) => othersRead(lowest, id))).toEqual(after);
    const others = everyone.filter((id) => id !== member);
    const readers = readersToNotify(lowest, { member, from });
    expect(readers === 'everybody' ? others : others.filter((id) => id === readers)).toEqual(
      others.filter((id) => before[everyone.indexOf(id)] !== after[everyone.indexOf(id)]),
    );
  }
});

it('a hundred readers of one group chat message cause a hundred read frames', () => {
  const all = new Map(
    Array.from({ length: 100 }, (_, index) => [`m${index}`, index === 0 ? 1 : 0]),
  );
  let frames = 0;
  for (let index = 1; index < 100; index += 1) {
    all.set(`m${index}`, 1);
    const readers = readersToNotify(sorted(all).slice(0, LOWEST), { member: `m${index}`, from: 0 });
    frames += 1 + (readers === 'everybody' ? 99 : readers ? 1 : 0);
  }
  expect(frames).toBeLessThan(300);
});
