import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, Line, Phone, Typed } from '../core/fields.ts';
import { Role } from '../core/role.ts';
import { normalizePassword } from '../text/normalize.ts';

/** The thirteen industry tags offered at registration (ACCT-029). */
export const INDUSTRY_TAGS = [
  'textile',
  'manufacturing',
  'fashion',
  'electronics',
  'retail',
  'technology',
  'organic',
  'food',
  'sustainable',
  'furniture',
  'home',
  'wood',
  'spices',
] as const;
export const IndustryTag = z.enum(INDUSTRY_TAGS);
export type IndustryTag = z.infer<typeof IndustryTag>;

/** Short-lived signed addresses of a profile photo, for use in `<img>` (additive, WID-027). */
export const AvatarUrls = z.object({ small: z.string(), medium: z.string(), large: z.string() });
export type AvatarUrls = z.infer<typeof AvatarUrls>;

/** Public fields of a member: the author of a post or comment. */
export const Member = z.object({
  id: Id,
  full_name: z.nullish(z.string()),
  username: z.nullish(z.string()),
  company_name: z.nullish(z.string()),
  location: z.nullish(z.string()),
  role: z.nullish(Role),
  profile_image: z.nullish(z.string()),
  is_verified: z.nullish(z.boolean()),
  photo: z.nullish(AvatarUrls),
});
export type Member = z.infer<typeof Member>;

/**
 * The signed-in user (ACCT-046–056); `phone` is for its owner and admins only (ACCT-057). With
 * `must_change_password`, only changing it and signing out are allowed (ACCT-045).
 */
export const User = z.object({
  id: Id,
  full_name: z.string(),
  username: z.string(),
  email: z.string(),
  role: Role,
  profile_image: z.nullish(z.string()),
  company_name: z.nullish(z.string()),
  location: z.nullish(z.string()),
  industry_tags: z._default(z.array(z.string()), []),
  connections_count: z._default(z.number(), 0),
  is_verified: z._default(z.boolean(), false),
  phone: z.nullish(z.string()),
  photo: z.nullish(AvatarUrls),
  must_change_password: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

/** Email address, as both forms and the server validate it (ACCT-006). */
export const Email = Typed.check(z.maxLength(254), z.email());
/** 3 to 30 letters, digits, `_` or `.` (ACCT-042). */
export const Username = Typed.check(z.minLength(3), z.maxLength(30), z.regex(/^[A-Za-z0-9_.]+$/));
/** At least 8 characters (ACCT-042), NFC-normalized; the server also rejects common passwords. */
export const Password = z
  .string()
  .check(z.overwrite(normalizePassword), z.minLength(8), z.maxLength(200));

/** Maximum characters of a full name. */
export const FULL_NAME_MAX = 100;
/** Maximum characters of a member's location. */
export const LOCATION_MAX = 150;

/** Body of a registration (ACCT-020–036). */
export const Registration = z.object({
  email: Email,
  username: Username,
  full_name: Line(FULL_NAME_MAX).check(z.minLength(1)),
  password: Password,
  company_name: z.nullish(Line(150)),
  industry_tags: z.optional(z.array(IndustryTag).check(z.maxLength(INDUSTRY_TAGS.length))),
  location: z.nullish(Line(LOCATION_MAX)),
  phone: z.nullish(Phone),
  client_id: z.optional(ClientId),
});
export type Registration = z.infer<typeof Registration>;

/** A token with its user: the reply to sign-in (ACCT-009, ACCT-010). */
export const SignedIn = z.object({ access_token: z.string().check(z.minLength(1)), user: User });
export type SignedIn = z.infer<typeof SignedIn>;

/** Maximum number of device tokens in a sign-in. */
export const DEVICE_TOKENS_MAX = 10;

/** Names a device that a member signed in on; useless without the password (additive, ACCT-145). */
export const DeviceToken = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Signs in with email and password (ACCT-007). 401 on a wrong pair, 403 on a deactivated account,
 * 429 with the wait after too many wrong passwords. `device_tokens` of earlier replies on this
 * device, whichever member's, keep wrong passwords of others from locking it out (additive).
 */
export const login = endpoint({
  name: 'login',
  summary: 'Sign in with email and password',
  method: 'POST',
  path: '/api/auth/login',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    device_tokens: z.optional(z.array(DeviceToken).check(z.maxLength(DEVICE_TOKENS_MAX))),
  }),
  reply: z.extend(SignedIn, { device_token: z.optional(DeviceToken) }),
  access: 'anyone',
  refusals: [401, 403],
  idempotent: true,
});

/**
 * Creates an account (ACCT-035). 409 names a taken `email` or `username` in `field`. Idempotent by
 * `client_id` and password for a day (additive, ACCT-142): a repeat signs in to the account.
 */
export const register = endpoint({
  name: 'register',
  summary: 'Make an account',
  method: 'POST',
  path: '/api/auth/register',
  body: Registration,
  reply: z.object({
    access_token: z.optional(z.string()),
    user: z.optional(User),
    device_token: z.optional(DeviceToken),
  }),
  status: 201,
  access: 'anyone',
  refusals: [409],
  idempotent: true,
});

/** Validates the token and returns its user (SHELL-111, SHELL-112). */
export const getMe = endpoint({
  name: 'getMe',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/api/auth/me',
  reply: User,
  access: 'member',
  idempotent: true,
});

/** Ends the session the token belongs to (additive, SHELL-108). */
export const logout = endpoint({
  name: 'logout',
  summary: 'End this session',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'member',
  idempotent: true,
});

/** Ends every session of the member, this one too (additive, SHELL-061). */
export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  summary: 'End every session of the member',
  method: 'POST',
  path: '/api/auth/logout-all',
  access: 'member',
  idempotent: true,
});
