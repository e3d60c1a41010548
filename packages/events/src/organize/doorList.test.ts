import { expect, test } from 'vitest';
import { doorEnd } from './doorList.ts';

// EVT-312
test('a door is kept for six hours after its event, which may run over', () => {
  const start_date = '2026-12-01T09:00:00+09:00';
  expect(doorEnd({ start_date, end_date: '2026-12-01T12:00:00+09:00' })).toBe(
    '2026-12-01T09:00:00.000Z',
  );
  expect(doorEnd({ start_date, end_date: null })).toBe('2026-12-01T06:00:00.000Z');
});
