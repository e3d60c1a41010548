import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import { failureSentence } from '../../packages/flows/src/react/failureSentence.ts';

const packages = join(import.meta.dirname, '../../packages');

/** Documented texts of failures shown in place: row, folder of texts, key, text. */
const DOCUMENTED = [
  ['ACCT-108', 'profile/src', 'edit.failed', 'Failed to update profile. Please try again.'],
  ['ADM-040', 'admin/src/overview', 'failed', 'Failed to load dashboard data'],
  ['ADM-146', 'admin/src/resources', 'failed', 'Failed to fetch resources'],
  ['ADM-279', 'admin/src/users', 'failed', 'Failed to fetch users'],
  ['EVT-028', 'events/src', 'failed', 'Failed to load events. Please refresh the page.'],
  ['EVT-102', 'events/src', 'register.failed', 'Failed to register for event'],
  ['EVT-152', 'events/src/form', 'create.failed', 'Failed to create event'],
  ['EVT-232', 'events/src', 'delete.failed', 'Failed to delete event'],
  ['NET-026', 'network/src', 'remove.failed', 'Error removing connection'],
  ['NET-081', 'network/src', 'invite.failed', 'Error sending invitation'],
  ['TND-108', 'tenders/src/manage', 'status.failed', 'Failed to update tender status'],
  ['TND-111', 'tenders/src/manage', 'delete.failed', 'Failed to delete tender'],
  ['TND-131', 'tenders/src/manage', 'decision.failed', 'Failed to update proposal status'],
] as const;

function textOf(folder: string, key: string): unknown {
  const texts: unknown = JSON.parse(
    readFileSync(join(packages, folder, 'messages/en.json'), 'utf8'),
  );
  return key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts);
}

describe('documented words of a failure', () => {
  test.each(DOCUMENTED)(
    'the documented text of %s is complete without a reason',
    (_, folder, key, words) => {
      const text = textOf(folder, key) as string;
      expect(text).toBe(words);
      for (const status of [500, 502, 504]) {
        const failure = ApiError.fromAnswer(status, { detail: 'Something went wrong' });
        expect(failureSentence(text, failure, 'Please try again.')).toBe(words);
      }
      const away = ApiError.fromAnswer(503, undefined);
      expect(failureSentence(text, away, 'Please try again.')).toBe(words);
    },
  );

  test('a failure text adds the reason after a colon, or when the server is unavailable', () => {
    const fault = ApiError.fromAnswer(500, undefined);
    expect(failureSentence('Failed to delete user:', fault, 'Ours.')).toBe(
      'Failed to delete user: Ours.',
    );
    const offline = new ApiError('network');
    expect(failureSentence('Failed to fetch users', offline, 'You seem to be offline.')).toBe(
      'Failed to fetch users. You seem to be offline.',
    );
    const full = ApiError.fromAnswer(503, { detail: 'No room left.' });
    expect(failureSentence('Failed to delete tender', full, 'No room left.')).toBe(
      'Failed to delete tender. No room left.',
    );
  });
});
