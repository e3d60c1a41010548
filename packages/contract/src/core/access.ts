import type { Role } from './role.ts';

/** Rules of one kind of access. */
interface Access {
  /** One sentence for the OpenAPI document and for authors of endpoints. */
  readonly description: string;
  /** Minimum role; null when no token is required. */
  readonly role: Role | null;
  /**
   * Status for a member who does not own the resource, whatever their role: 403 when its existence
   * is public, 404 when it is not. Null when ownership does not matter.
   */
  readonly others: 403 | 404 | null;
  /** Status for plain members of the resource's group; missing when it has no group. */
  readonly groupMembers?: 403 | 404 | null;
  /** Status for moderators and admins of the community. @default as `others` */
  readonly moderators?: 403 | 404 | null;
}

/**
 * Kinds of access, the single source of access rules (SHELL-137). Every endpoint and socket names
 * one; the server and the mocks enforce it, the OpenAPI document describes it, and the role sweep
 * verifies it.
 */
export const ACCESS = {
  anyone: { description: 'For anyone; no token is asked for.', role: null, others: null },
  member: { description: 'For signed-in, active members.', role: 'user', others: null },
  owner: {
    description: 'For the member whose it is; 403 to any other.',
    role: 'user',
    others: 403,
  },
  insider: {
    description: 'For members who may know that it exists; 404 to any other.',
    role: 'user',
    others: 404,
  },
  steward: {
    description: 'For the member whose it is, for moderators and admins; 403 to any other.',
    role: 'user',
    others: 403,
    moderators: null,
  },
  groupReader: {
    description: 'For signed-in members; of a private group for its own members, 403 to any other.',
    role: 'user',
    others: 403,
    groupMembers: null,
  },
  groupMember: {
    description: 'For members of the group; 403 to any other.',
    role: 'user',
    others: 403,
    groupMembers: null,
  },
  groupAdmin: {
    description: "For the group's admin; 403 to any other.",
    role: 'user',
    others: 403,
    groupMembers: 403,
  },
  groupModerator: {
    description: "For the group's admin and its own moderators; 403 to any other.",
    role: 'user',
    others: 403,
    groupMembers: 403,
  },
  groupEditor: {
    description: "For the group's admin, and for moderators and admins; 403 to any other.",
    role: 'user',
    others: 403,
    groupMembers: 403,
    moderators: null,
  },
  moderator: { description: 'For moderators and admins.', role: 'moderator', others: null },
  admin: { description: 'For admins.', role: 'admin', others: null },
} as const satisfies Record<string, Access>;

/** A kind of access: the key of an entry of `ACCESS`. */
export type AccessKind = keyof typeof ACCESS;

/**
 * Callers that access rules distinguish. `member` owns the resource, `other` is another member,
 * `groupMember` a plain member of the same group.
 */
export const CALLERS = [
  'nobody',
  'expired',
  'deactivated',
  'member',
  'other',
  'groupMember',
  'moderator',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

const RANKS: Record<Role, number> = { user: 0, moderator: 1, admin: 2 };

/** Returns true when a role is high enough; ownership is checked separately. */
export function hasRoleFor(access: AccessKind, role: Role): boolean {
  const needed = ACCESS[access].role;
  return needed === null || RANKS[role] >= RANKS[needed];
}

/** Error status for a caller, or null when access is granted. */
export function refusalTo(access: AccessKind, caller: Caller): 401 | 403 | 404 | null {
  const { role, others, groupMembers = others, moderators = others }: Access = ACCESS[access];
  if (role === null) return null;
  if (caller === 'nobody' || caller === 'expired') return 401;
  if (caller === 'deactivated') return 403;
  if (caller === 'member') return hasRoleFor(access, 'user') ? null : 403;
  if (caller === 'other') return hasRoleFor(access, 'user') ? others : 403;
  if (caller === 'groupMember') return hasRoleFor(access, 'user') ? groupMembers : 403;
  return hasRoleFor(access, caller) ? moderators : 403;
}

/**
 * Returns true for access that depends on a group, whose plain members count as separate callers.
 */
export const isOfGroup = (access: AccessKind): boolean => 'groupMembers' in ACCESS[access];

/** Returns true when a signed address may replace a token (WID-072). */
export const opensBySignature = ({
  access,
  replyKind,
}: {
  access: AccessKind;
  replyKind: string;
}) => access !== 'anyone' && replyKind === 'file';

/** Error statuses an endpoint documents: its own, and those implied by its access. */
export function documentedRefusals({
  access,
  refusals,
}: {
  access: AccessKind;
  refusals: readonly number[];
}): number[] {
  const byAccess = CALLERS.flatMap((caller) => refusalTo(access, caller) ?? []);
  return [...new Set([...refusals, ...byAccess])].sort((a, b) => a - b);
}

/**
 * Problems with the access of endpoints and sockets, each with its fix; empty when there are none.
 */
export function complaintsAboutAccess(
  all: readonly { name: string; path: string; access: AccessKind }[],
): string[] {
  return all
    .filter(({ access }) => !Object.hasOwn(ACCESS, access))
    .map(
      ({ name, path, access }) =>
        `${name} (${path}) does not say who may call it: its \`access\` is ${JSON.stringify(access) ?? 'missing'}.\n` +
        'Give it one of these, where it is defined in packages/contract/src:\n' +
        Object.entries(ACCESS)
          .map(([kind, { description }]) => `    access: '${kind}'  ${description}\n`)
          .join('') +
        'If none fits, add one to ACCESS in packages/contract/src/core/access.ts.',
    );
}
