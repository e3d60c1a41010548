import { describe, expect, test } from 'vitest';
import { useHostileStage } from './stage.ts';
import { framesSuite } from './suite/frames.ts';
import { requestsSuite } from './suite/requests.ts';
import { uploadsSuite } from './suite/uploads.ts';

/** One server for all suites, so that side effects between them show as well. */
describe('a server that is sent anything', () => {
  const stage = useHostileStage(async () => undefined);
  requestsSuite(stage);
  uploadsSuite(stage);
  framesSuite(stage);

  test('a server that is sent anything logs no error of its own', async () => {
    expect(stage.faults).toEqual([]);
    expect((await stage.server().fetch('/readyz')).status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
