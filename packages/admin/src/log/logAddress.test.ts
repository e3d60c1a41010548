import { describe, expect, it } from 'vitest';
import { logFields } from './logAddress.ts';

describe('a day in the address', () => {
  const { read, write } = logFields.log_from;

  it.each(['2026-11-24', '2024-02-29'])('the audit log reads %s as a day', (day) => {
    expect(read([day])).toBe(day);
    expect(write(day)).toEqual([day]);
  });

  it.each(['2026-02-30', '2026-13-01', '24-11-2026', 'yesterday', ''])(
    'the audit log ignores the invalid day %j in the address',
    (text) => {
      expect(read([text])).toBe('');
    },
  );
});

it('the audit log ignores an unknown action in the address', () => {
  expect(logFields.log_act.read(['reset_password'])).toBe('reset_password');
  expect(logFields.log_act.read(['reset_everything'])).toBe('');
});
