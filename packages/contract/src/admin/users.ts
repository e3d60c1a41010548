import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Text, Timestamp, TimeZone } from '../core/fields.ts';
import { Role } from '../core/role.ts';

/** Users on a page of the table (ADM-274), and the maximum of `skip`. */
export const USERS_PAGE = 20;
export const USERS_SKIP_MAX = 10_000;
/** Maximum characters of the reason of a deactivation. */
export const SUSPENSION_REASON_MAX = 500;
/** Hours for which a temporary password is valid (ADM-343). */
export const TEMPORARY_PASSWORD_HOURS = 24;

/**
 * A user in the Admin Center's list (ADM-285–298). `phone` is for admins only (ACCT-057). Additive:
 * `can_manage` is true when the caller may change role, status and password; only `getManagedUser`
 * has `warnings_count` and `last_seen_at`; `deactivation` is null while the account is active, and
 * `until` is null until an admin reactivates it.
 */
export const ManagedUser = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  username: z.string(),
  role: Role,
  is_active: z.boolean(),
  posts_count: z._default(z.number(), 0),
  groups_count: z._default(z.number(), 0),
  events_count: z._default(z.number(), 0),
  resources_count: z._default(z.number(), 0),
  account_age_days: z._default(z.number(), 0),
  company_name: z.nullish(z.string()),
  location: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  can_manage: z.optional(z.boolean()),
  warnings_count: z.optional(z.number()),
  last_seen_at: z.nullish(Timestamp),
  deactivation: z.nullish(
    z.object({
      reason: z.nullish(z.string()),
      until: z.nullish(Timestamp),
      since: z.nullish(Timestamp),
    }),
  ),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/** Counts of accounts (ADM-261–265). */
export const getUserStats = endpoint({
  name: 'getUserStats',
  summary: 'Figures of the accounts',
  method: 'GET',
  path: '/api/admin/users/stats',
  reply: z.object({
    overview: z.object({
      total_users: z.number(),
      active_users: z.number(),
      admin_users: z.number(),
    }),
    activity: z.object({ new_registrations_30d: z.number() }),
  }),
  access: 'moderator',
  idempotent: true,
});

const UserFilters = z.object({
  active_only: z.optional(z.enum(['true', 'false'])),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  role: z.optional(Role),
});

/**
 * Users by name (ADM-272–278). `search` matches name, email and username, company and location.
 * Additive: `total`, exact up to 1,000, then `is_more`; `cursor` pages beyond the limit of `skip`.
 */
export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'Users, for the Admin Center',
  method: 'GET',
  path: '/api/admin/users',
  query: z.extend(UserFilters, {
    skip: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(USERS_SKIP_MAX))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  }),
  reply: z.object({
    users: z.array(ManagedUser),
    total: z.optional(z.number()),
    is_more: z.optional(z.boolean()),
    cursor: z.nullish(z.string()),
  }),
  access: 'moderator',
  idempotent: true,
});

/** One user (ADM-318). */
export const getManagedUser = endpoint({
  name: 'getManagedUser',
  summary: 'One user, for the Admin Center',
  method: 'GET',
  path: '/api/admin/users/{id}',
  params: IdParams,
  reply: ManagedUser,
  access: 'moderator',
  refusals: [404],
  idempotent: true,
});

/**
 * Makes a user an admin or an admin a user (ADM-300–302). 403 for oneself, 409 for a moderator,
 * whose role is fixed (ADM-354). The last admin stays: of two admins who demote each other at once,
 * the second gets 403.
 */
export const setUserRole = endpoint({
  name: 'setUserRole',
  summary: "Change a user's role",
  method: 'PUT',
  path: '/api/admin/users/{id}/role',
  params: IdParams,
  body: z.object({ role: z.enum(['user', 'admin']) }),
  // The documents do not specify the reply.
  reply: z.catch(z.nullable(ManagedUser), null),
  access: 'admin',
  refusals: [404, 409],
  idempotent: true,
});

/** Reason and end of a deactivation, which its member reads. */
const SuspensionFields = {
  reason: z.optional(Text(SUSPENSION_REASON_MAX)),
  until: z.optional(Timestamp),
};

/**
 * Activates or deactivates a user (ADM-307). 403 for oneself. Additive: `reason` and `until`, of a
 * deactivation alone; without `until` it lasts until an admin reactivates the account, 422 for one
 * in the past. Given for an inactive user, they replace the former ones.
 */
export const setUserStatus = endpoint({
  name: 'setUserStatus',
  summary: 'Activate or deactivate a user',
  method: 'PUT',
  path: '/api/admin/users/{id}/status',
  params: IdParams,
  body: z.object({ is_active: z.boolean(), ...SuspensionFields }),
  // The documents do not specify the reply.
  reply: z.catch(z.nullable(ManagedUser), null),
  access: 'admin',
  refusals: [404],
  idempotent: true,
});

/**
 * Sets a temporary password for 24 hours, to be changed at sign-in (ADM-335, 343, 344), and ends
 * the user's sessions. 403 for oneself.
 */
export const resetUserPassword = endpoint({
  name: 'resetUserPassword',
  summary: 'Give a user a temporary password',
  method: 'POST',
  path: '/api/admin/users/{id}/reset-password',
  params: IdParams,
  reply: z.object({ temporary_password: z.string(), expires_at: z.optional(Timestamp) }),
  access: 'admin',
  refusals: [404],
  idempotent: false,
});

/**
 * Deactivates a user; `permanent=true` deletes the account as its owner could (ADM-347–349). 403
 * for oneself. Additive: `reason` and `until`, as of `setUserStatus`.
 */
export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Deactivate or delete a user',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  params: IdParams,
  query: z.object({ permanent: z._default(z.enum(['true', 'false']), 'false') }),
  body: z.optional(z.object(SuspensionFields)),
  access: 'admin',
  refusals: [404],
  idempotent: true,
});

/**
 * The filtered users as CSV text, up to 10,000 (additive); `is_cut` when there are more. The day in
 * `file_name` is in `time_zone`, Asia/Jakarta by default.
 */
export const exportUsers = endpoint({
  name: 'exportUsers',
  summary: 'Users as CSV',
  method: 'GET',
  path: '/api/admin/users/export',
  query: z.extend(UserFilters, { time_zone: z.optional(TimeZone) }),
  reply: z.object({ file_name: z.string(), csv: z.string(), is_cut: z.boolean() }),
  access: 'admin',
  idempotent: true,
});
