import type { AuditEntry, ManagedUser } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';
import { buildMember } from '../account/builders.ts';

/** A user as the Admin Center lists them. Stable: the same overrides give the same user. */
export function buildManagedUser(overrides: Partial<ManagedUser> = {}): ManagedUser {
  return {
    id: 'member-1',
    full_name: 'Siti Rahmawati',
    email: 'siti@batikparang.example',
    username: 'siti.rahmawati',
    role: 'user',
    is_active: true,
    posts_count: 12,
    groups_count: 3,
    events_count: 1,
    resources_count: 0,
    account_age_days: 400,
    company_name: 'Batik Parang Kencana',
    location: 'Yogyakarta',
    phone: '+62 812 3456 7890',
    can_manage: true,
    ...overrides,
  };
}

/** An act in the audit log. */
export function buildAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'act-1',
    action_type: 'deactivate_user',
    content_type: 'member',
    content_id: 'member-5',
    title: 'Dewi Anggraini',
    notes: null,
    created_at: minutesAgo(90),
    actor: buildMember({ id: 'member-6', full_name: 'Hendra Wijaya', role: 'admin' }),
    target: buildMember({ id: 'member-5', full_name: 'Dewi Anggraini' }),
    ip_address: '203.0.113.7',
    ...overrides,
  };
}
