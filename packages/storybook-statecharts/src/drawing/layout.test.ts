import Elk from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { machineGraph } from '../machine/machineGraph.ts';
import { deliveryMachine, marketMachine, shopMachine } from '../samples/machines.testing.ts';
import { type LayoutOptions, layOut, type PlacedBox } from './layout.ts';

const options: LayoutOptions = {
  elk: new Elk(),
  measure: (text, size) => text.length * size * 0.6,
  naming: 'words',
  direction: 'DOWN',
  isDetailed: false,
};

const isWithin = (inner: PlacedBox, outer: PlacedBox) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: PlacedBox, b: PlacedBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each([
  ['nested', deliveryMachine, 12],
  ['parallel', shopMachine, 7],
  ['forty states', marketMachine, 49],
])('the layout places every state: %s', async (_, machine, count) => {
  const { boxes, arrows, width, height } = await layOut(machineGraph(machine), options);
  expect(boxes).toHaveLength(count);
  for (const box of boxes) {
    for (const child of box.state.children) {
      const inner = boxes.find(({ state }) => state.id === child.id) as PlacedBox;
      expect(isWithin(inner, box)).toBe(true);
    }
    const beside = boxes.filter(
      (other) => other !== box && !isWithin(other, box) && !isWithin(box, other),
    );
    expect(beside.filter((other) => overlap(box, other)).map(({ name }) => name)).toEqual([]);
  }
  for (const { x, y } of arrows.flatMap(({ points }) => points)) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
  }
});

test('transitions between the same states share an arrow, with a line for each', async () => {
  const { arrows } = await layOut(machineGraph(deliveryMachine), options);
  const lines = arrows.flatMap(({ label }) => label?.lines ?? []);
  expect(lines).toContainEqual({
    id: 'delivery.preparing.weighing on parcel.weighed',
    source: 'delivery.preparing.weighing',
    trigger: 'parcel.weighed',
    event: 'Parcel weighed',
    guard: 'is light',
  });
  expect(lines).toContainEqual(expect.objectContaining({ event: 'after 10 min', trigger: null }));
});

test('the layout follows the order of definition despite transitions back', async () => {
  const { boxes } = await layOut(machineGraph(deliveryMachine), options);
  const top = (name: string) => boxes.find((box) => box.name === name)?.y ?? Number.NaN;
  expect(top('Preparing')).toBeLessThan(top('Underway'));
  expect(top('Driving')).toBeLessThan(top('At the door'));
  const market = await layOut(machineGraph(marketMachine), options);
  const y = (name: string) => market.boxes.find((box) => box.name === name)?.y ?? Number.NaN;
  expect(y('Arriving')).toBeLessThan(y('Building up'));
  expect(y('Building up')).toBeLessThan(y('Opening'));
});
