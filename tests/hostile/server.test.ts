import { describe, expect, test } from 'vitest';
import { setupHostileHarness } from './hostileHarness.ts';
import { framesSuite } from './suite/frames.ts';
import { requestsSuite } from './suite/requests.ts';
import { uploadsSuite } from './suite/uploads.ts';

/** One server for all of it, so that what one does to another is seen as well. */
describe('a server that is sent anything', () => {
  const harness = setupHostileHarness(async () => undefined);
  requestsSuite(harness);
  uploadsSuite(harness);
  framesSuite(harness);

  test('has had no fault of its own', async () => {
    expect(harness.faults).toEqual([]);
    expect((await harness.server().fetch('/readyz')).status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
