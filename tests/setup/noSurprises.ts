import diagnostics from 'node:diagnostics_channel';
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

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)(:\d+)?$/.test(host);

function noticeRequest(url: string, host: string) {
  if (!isLoopback(host)) surprises.push(`unexpected request: ${url}`);
}

diagnostics.subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin: string; path: string } };
  noticeRequest(`${request.origin}${request.path}`, new URL(request.origin).host);
});
diagnostics.subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: { protocol: string; host: string; path: string } };
  noticeRequest(`${request.protocol}//${request.host}${request.path}`, request.host);
});

beforeEach(() => {
  surprises = [];
});

afterEach(() => {
  expect(surprises, 'nothing unexpected is printed or requested').toEqual([]);
});
