import { buildMember } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { expect, test, vi } from 'vitest';
import { DEFAULT_CONFIGURATION } from './feedConfiguration.ts';
import { hideMember } from './hideMember.ts';

test('a member hidden at a post is written into the configuration, by the best name there is', () => {
  const write = vi.fn();
  const portal = { stored: () => ({ read: () => DEFAULT_CONFIGURATION, write }) };
  const member = buildMember({ id: 'noisy', full_name: '', username: 'noisy.one' });
  hideMember(portal as unknown as Portal, member);
  expect(write).toHaveBeenCalledWith({
    ...DEFAULT_CONFIGURATION,
    hideUsers: [{ id: 'noisy', name: 'noisy.one' }],
  });
});
