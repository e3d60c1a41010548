import { areas as contractAreas } from '@saudagar/contract/server';
import { areas as mockAreas } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { areas } from '../areas.ts';

const names = contractAreas.map(({ name }) => name);

it.each([
  ['mocks', mockAreas],
  ['tests', areas],
])('every area of the contract is registered with the %s', (_, registered) => {
  expect(registered.map(({ name }) => name)).toEqual(names);
});
