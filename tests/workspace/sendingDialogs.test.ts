import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const views = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(stories|test|testing)\.tsx$/.test(file))
  .filter((file) => !file.startsWith('packages/ui/'))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

const filesWhere = (isSo: (source: string) => boolean) =>
  views.filter(({ source }) => isSo(source)).map(({ file }) => file);

/** Marks a dialog that sends: a form in it, a button that waits, or a share that is uploaded. */
const sends = (source: string) =>
  (/<Dialog\b/.test(source) && /<FormView\b|isPending=|\.onProgress|'uploading'/.test(source)) ||
  /<ConfirmDialog\b[^>]*isPending=/.test(source);

describe('a dialog that sends', () => {
  test('tells its end when it is closed before', () => {
    expect(
      filesWhere((source) => sends(source) && !source.includes('useClosedWhileSending(')),
      // The session tells of its own end.
    ).toEqual(['apps/host/src/shell/LeaveDialog.tsx']);
  });

  test('locks no way to close it', () => {
    expect(filesWhere((source) => source.includes('isKeyboardDismissDisabled'))).toEqual([]);
  });

  test('tells of its success by useActorResult, which needs no view', () => {
    const done = /useEmitted\(\w+, '(?:form|command)\.done', \([^)]*\) => \{[\s\S]*?\n {2}\}\);/g;
    expect(
      filesWhere((source) => (source.match(done) ?? []).some((one) => one.includes('notifier.'))),
    ).toEqual([]);
  });
});
