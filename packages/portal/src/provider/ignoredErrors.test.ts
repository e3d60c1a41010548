import { ApiError } from '@saudagar/contract';
import { expect, test } from 'vitest';
import { isIgnoredError } from './ignoredErrors.ts';

const PAGE = 'https://hub.example/assets/index.js';

function errorEvent(error: unknown, filename = PAGE) {
  return { type: 'error', error, filename } as ErrorEvent;
}
function rejection(reason: unknown) {
  return { type: 'unhandledrejection', reason } as PromiseRejectionEvent;
}
function thrownAt(...frames: string[]) {
  const error = new Error('broken, see https://docs.example/help');
  error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
const inExtension = '    at Object.run (chrome-extension://abcdef/content.js:1:20)';
const inPage = `    at feed (${PAGE}:1:400)`;

// WID-101, WID-103
test.each([
  'chrome-extension://abcdef/content.js',
  'moz-extension://0a1b/content.js',
  'safari-extension://abcdef/content.js',
  'safari-web-extension://abcdef/content.js',
  'ms-browser-extension://abcdef/content.js',
])('an error in %s is ignored', (source) => {
  expect(isIgnoredError(errorEvent(new Error('broken'), source))).toBe(true);
});

// WID-101, WID-103
test('a rejection that an extension threw is ignored', () => {
  expect(isIgnoredError(rejection(thrownAt(inExtension, inPage)))).toBe(true);
  expect(isIgnoredError(rejection(thrownAt('run@moz-extension://0a1b/content.js:1:20')))).toBe(
    true,
  );
});

test('an error of ours that an extension only called is reported', () => {
  expect(isIgnoredError(rejection(thrownAt(inPage, inExtension)))).toBe(false);
  expect(isIgnoredError(errorEvent(thrownAt(inPage, inExtension)))).toBe(false);
});

// WID-102
test('a lost connection is ignored', () => {
  expect(isIgnoredError(rejection(new ApiError('network')))).toBe(true);
  expect(isIgnoredError(rejection(new TypeError('Failed to fetch')))).toBe(true);
  expect(
    isIgnoredError(rejection(new TypeError('NetworkError when attempting to fetch resource.'))),
  ).toBe(true);
  expect(isIgnoredError(rejection(new TypeError('Load failed')))).toBe(true);
});

test('any other error is reported', () => {
  expect(isIgnoredError(rejection(new ApiError('server', { status: 500 })))).toBe(false);
  expect(isIgnoredError(rejection(new ApiError('malformed')))).toBe(false);
  expect(isIgnoredError(errorEvent(new TypeError('x is not a function')))).toBe(false);
  expect(isIgnoredError(rejection('a string'))).toBe(false);
  expect(isIgnoredError(errorEvent(undefined, ''))).toBe(false);
});

test('a failed import of product code is reported, since members miss a view', () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${PAGE}`);
  expect(isIgnoredError(rejection(failure))).toBe(false);
});
