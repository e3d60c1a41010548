import type {
  Appeal,
  AuditEntry,
  Dashboard,
  Flag,
  FlagDetail,
  ManagedUser,
  ModerationDecision,
  PendingContent,
  Warning,
} from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';
import { buildMember, buildUser } from '../account/builders.ts';

/** Builds a post pending a decision for half an hour, flagged as spam. */
export function buildFlag(overrides: Partial<Flag> = {}): Flag {
  const { id, full_name, email } = buildUser();
  const flag = overrides.id ?? 'flag-1';
  return {
    id: flag,
    status: 'pending',
    is_active: true,
    reason: 'spam',
    content_type: 'post',
    content_id: 'post-1',
    description: 'Iklan yang sama sudah tiga kali hari ini.',
    content: {
      id: 'post-1',
      content: 'Pinjaman tanpa agunan, cair hari ini! Hubungi nomor di profil.',
      author: buildMember({ id: 'member-2', full_name: 'Budi Santoso', username: 'budi.santoso' }),
      created_at: minutesAgo(95),
      is_gone: false,
      is_withheld: false,
    },
    reporter: { id, full_name, email },
    created_at: minutesAgo(30),
    case_id: flag,
    actions: ['dismiss', 'warn_user', 'remove_content'],
    claim: null,
    ...overrides,
  };
}

/** Builds a flag with all a decision needs: one report, and no earlier decision. */
export function buildFlagDetail(overrides: Partial<FlagDetail> = {}): FlagDetail {
  const flag = buildFlag(overrides);
  return { ...flag, context: [], reports: [flag], history: [], ...overrides };
}

/** Builds a new member's group, pending for two hours. */
export function buildPendingContent(overrides: Partial<PendingContent> = {}): PendingContent {
  return {
    id: 'group-1',
    content_type: 'group',
    name: 'Pengemasan Ramah Lingkungan',
    description: 'Mencari pengganti plastik yang kuat, murah, dan diterima pembeli.',
    industry_tags: ['sustainable'],
    created_at: minutesAgo(120),
    maker: buildMember(),
    ...overrides,
  };
}

/** Builds a dismissal of an hour ago, without notes. */
export function buildAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'act-1',
    action_type: 'dismiss_flag',
    content_type: 'post',
    content_id: 'post-1',
    title: 'Pinjaman tanpa agunan, cair hari ini!',
    notes: null,
    actor: buildMember({ id: 'member-4', full_name: 'Rizky Pratama', role: 'moderator' }),
    target: buildMember({ id: 'member-2', full_name: 'Budi Santoso' }),
    created_at: minutesAgo(60),
    ...overrides,
  };
}

/** Builds a warning of yesterday about a post, unanswered. */
export function buildWarning(overrides: Partial<Warning> = {}): Warning {
  return {
    id: 'warning-1',
    content_type: 'post',
    content_id: 'post-1',
    excerpt: 'Pinjaman tanpa agunan, cair hari ini! Hubungi nomor di profil.',
    reason: 'spam',
    notes: 'Iklan pinjaman tidak ada hubungannya dengan perdagangan anggota.',
    created_at: minutesAgo(60 * 24),
    answer: null,
    answered_at: null,
    ...overrides,
  };
}

/** Builds a removal of yesterday about a post, not appealed. */
export function buildModerationDecision(
  overrides: Partial<ModerationDecision> = {},
): ModerationDecision {
  return {
    id: 'decision-1',
    kind: 'removal',
    content_type: 'post',
    content_id: 'post-1',
    title: 'Pinjaman tanpa agunan, cair hari ini!',
    excerpt: 'Pinjaman tanpa agunan, cair hari ini! Hubungi nomor di profil.',
    reason: 'spam',
    notes: 'Iklan pinjaman tidak ada hubungannya dengan perdagangan anggota.',
    created_at: minutesAgo(60 * 24),
    appeal_until: minutesAgo(-60 * 24 * 29),
    can_appeal: true,
    appeal: null,
    ...overrides,
  };
}

/** Builds an appeal of that removal, pending for two hours. */
export function buildAppeal(overrides: Partial<Appeal> = {}): Appeal {
  const {
    appeal_until: _until,
    can_appeal: _can,
    appeal: _,
    ...decision
  } = buildModerationDecision();
  return {
    id: decision.id,
    status: 'pending',
    text: 'Ini koperasi kami yang berizin, bukan iklan. Mohon dilihat lagi.',
    created_at: minutesAgo(120),
    member: buildMember({ id: 'member-2', full_name: 'Budi Santoso', username: 'budi.santoso' }),
    decision: {
      ...decision,
      decider: buildMember({ id: 'member-6', full_name: 'Hendra Wijaya', role: 'admin' }),
    },
    flag_id: 'flag-1',
    is_withheld: false,
    deny_reason: null,
    outcome: null,
    notes: null,
    decided_at: null,
    is_restored: false,
    reviewer: null,
    ...overrides,
  };
}

/** Builds a dashboard with one act, and thirty days without new rows. */
export function buildDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    stats: { total_users: 1_248, pending_flags: 7, pending_approvals: 3 },
    recent_activities: [buildAuditEntry()],
    trends: Array.from({ length: 30 }, (_, index) => ({
      date: minutesAgo((29 - index) * 60 * 24).slice(0, 10),
      registrations: (index * 7) % 11,
      flags: (index * 5) % 4,
    })),
    ...overrides,
  };
}

/** Builds a user of the Admin Center's list. Stable: the same overrides give the same user. */
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
