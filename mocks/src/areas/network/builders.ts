import type { Invitation } from '@saudagar/contract';
import { minutesAgo, NOW } from '../../core/time.ts';

/** Builds an open invitation, sent at `NOW`; the same overrides give the same invitation. */
export function buildInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    id: 'invitation-1',
    invited_email: 'joko@pasar.example',
    invited_name: 'Joko Prasetyo',
    message: 'Ayo bergabung, Pak Joko.',
    status: 'pending',
    created_at: NOW,
    expires_at: minutesAgo(-14 * 24 * 60),
    ...overrides,
  };
}
