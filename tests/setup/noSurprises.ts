import dns from 'node:dns';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** Printed errors and failed requests of the running test, which must not pass silently. */
let surprises: string[] = [];

const { error, warn } = console;
// A test that expects such a line replaces the method itself, with vi.spyOn.
for (const [method, print] of Object.entries({ error, warn })) {
  console[method as 'error' | 'warn'] = (...parts: unknown[]) => {
    surprises.push(`console.${method}: ${format(...parts)}`);
    print(...parts);
  };
}

// A request that neither a mock nor a server on this machine answers looks up an address.
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

// One process runs several files: restores what one of them changed.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(console, { error, warn });
  dns.lookup = lookUp;
});
