import type { Role } from './role.ts';

/** What a kind of access asks of who calls. */
interface Access {
  /** In a sentence, for the OpenAPI document and for who writes an endpoint. */
  readonly says: string;
  /** The least role; null where no token is asked for. */
  readonly role: Role | null;
  /**
   * What a member is answered whose thing it is not, whatever their role: 403 where everybody may
   * see that it is there, 404 where they may not. Null where it is the same to all.
   */
  readonly others: 403 | 404 | null;
  /** The same for plain members of the group it belongs to; missing where it belongs to none. */
  readonly fellows?: 403 | 404 | null;
  /** The same for moderators and admins of the community. @default as `others` */
  readonly keepers?: 403 | 404 | null;
}

/**
 * Who may call: the one place that says so (SHELL-137). Every endpoint and socket names one of these
 * as its `access`; the server and the mocks let nobody else in, the OpenAPI document tells it, and the
 * role sweep holds them all to it.
 */
export const ACCESS = {
  anyone: { says: 'For anyone; no token is asked for.', role: null, others: null },
  member: { says: 'For signed-in, active members.', role: 'user', others: null },
  owner: {
    says: 'For the member whose it is; 403 to any other.',
    role: 'user',
    others: 403,
  },
  insider: {
    says: 'For members who may know that it exists; 404 to any other.',
    role: 'user',
    others: 404,
  },
  steward: {
    says: 'For the member whose it is, for moderators and admins; 403 to any other.',
    role: 'user',
    others: 403,
    keepers: null,
  },
  groupReader: {
    says: 'For signed-in members; of a private group for its own members, 403 to any other.',
    role: 'user',
    others: 403,
    fellows: null,
  },
  groupMember: {
    says: 'For members of the group; 403 to any other.',
    role: 'user',
    others: 403,
    fellows: null,
  },
  groupAdmin: {
    says: "For the group's admin; 403 to any other.",
    role: 'user',
    others: 403,
    fellows: 403,
  },
  groupEditor: {
    says: "For the group's admin, and for moderators and admins; 403 to any other.",
    role: 'user',
    others: 403,
    fellows: 403,
    keepers: null,
  },
  moderator: { says: 'For moderators and admins.', role: 'moderator', others: null },
  admin: { says: 'For admins.', role: 'admin', others: null },
} as const satisfies Record<string, Access>;

/** A kind of access: the key of an entry of `ACCESS`. */
export type AccessKind = keyof typeof ACCESS;

/**
 * Everybody whom access tells apart. `member` is whose thing it is, `other` another member, `fellow`
 * one who is in the same group and does not run it.
 */
export const CALLERS = [
  'nobody',
  'expired',
  'deactivated',
  'member',
  'other',
  'fellow',
  'moderator',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

const RANKS: Record<Role, number> = { user: 0, moderator: 1, admin: 2 };

/** Whether a role is high enough; whose thing it is is another question. */
export function hasRoleFor(access: AccessKind, role: Role): boolean {
  const needed = ACCESS[access].role;
  return needed === null || RANKS[role] >= RANKS[needed];
}

/** What a caller is answered: null where they are let in, else the status of the refusal. */
export function refusalTo(access: AccessKind, caller: Caller): 401 | 403 | 404 | null {
  const { role, others, fellows = others, keepers = others }: Access = ACCESS[access];
  if (role === null) return null;
  if (caller === 'nobody' || caller === 'expired') return 401;
  if (caller === 'deactivated') return 403;
  if (caller === 'member') return hasRoleFor(access, 'user') ? null : 403;
  if (caller === 'other') return hasRoleFor(access, 'user') ? others : 403;
  if (caller === 'fellow') return hasRoleFor(access, 'user') ? fellows : 403;
  return hasRoleFor(access, caller) ? keepers : 403;
}

/** Whether a kind of access is about a group, whose plain members are callers of their own. */
export const isOfGroup = (access: AccessKind): boolean => 'fellows' in ACCESS[access];

/** Whether a signed address serves in place of a token (WID-072). */
export const opensBySignature = ({
  access,
  replyKind,
}: {
  access: AccessKind;
  replyKind: string;
}) => access !== 'anyone' && replyKind === 'file';

/** The refusals an endpoint documents: its own, and those that follow from who may call it. */
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

/** What is wrong with the access of endpoints and sockets, in words that say what to do; nothing where all is well. */
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
          .map(([kind, { says }]) => `    access: '${kind}'  ${says}\n`)
          .join('') +
        'If none fits, add one to ACCESS in packages/contract/src/core/access.ts.',
    );
}
