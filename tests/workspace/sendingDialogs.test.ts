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

/** Finds a dialog that sends: with a form, a waiting button, or an uploading share. */
const sends = (source: string) =>
  (/<Dialog\b/.test(source) && /<FormView\b|isPending=|\.onProgress|'uploading'/.test(source)) ||
  /<ConfirmDialog\b[^>]*isPending=/.test(source);

describe('a dialog that sends', () => {
  test('a dialog closed while it sends reports the result', () => {
    expect(
      filesWhere((source) => sends(source) && !source.includes('useClosedWhileSending(')),
      // The session reports its own end.
    ).toEqual(['apps/host/src/shell/LeaveDialog.tsx']);
  });

  test('a dialog that sends can always be closed', () => {
    expect(filesWhere((source) => source.includes('isKeyboardDismissDisabled'))).toEqual([]);
  });

  test('a dialog that sends reports success by useActorResult, which needs no view', () => {
    const done = /useEmitted\(\w+, '(?:form|command)\.done', \([^)]*\) => \{[\s\S]*?\n {2}\}\);/g;
    expect(
      filesWhere((source) => (source.match(done) ?? []).some((one) => one.includes('notifier.'))),
    ).toEqual([]);
  });
});
