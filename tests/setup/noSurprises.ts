import dns from 'node:dns';
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/** What happened in the running test that no test may let happen silently. */
let surprises: string[] = [];

// A test that expects such a line replaces the method itself, with vi.spyOn.
for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...parts: unknown[]) => {
    surprises.push(`console.${method}: ${format(...parts)}`);
    print(...parts);
  };
}

// A request that neither a mock nor a server on this machine answers has to ask for an address.
const lookUp = dns.lookup;
dns.lookup = ((host: string, ...rest: unknown[]) => {
  if (host === 'localhost' || host === '127.0.0.1')
    return Reflect.apply(lookUp, dns, [host, ...rest]);
  surprises.push(`unexpected request to ${host}`);
  const answer = rest.at(-1) as (error: Error) => void;
  process.nextTick(answer, Object.assign(new Error(`no ${host} in tests`), { code: 'ENOTFOUND' }));
}) as typeof dns.lookup;

beforeEach(() => {
  surprises = [];
});

afterEach(() => {
  expect(surprises, 'nothing unexpected is printed or requested').toEqual([]);
});
