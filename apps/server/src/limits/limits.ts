import { MEGABYTE } from '@saudagar/contract';

/**
 * A rate limit: `most` calls in `seconds`. With `wait`, further calls are accepted one at a time
 * after a growing wait, and all are forgotten `seconds` after the last one.
 */
export interface Limit {
  most: number;
  seconds: number;
  wait?: GrowingWait;
}

/** Seconds of the first and the longest wait; each is twice the one before. */
export interface GrowingWait {
  first: number;
  longest: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Default rate limits, far above honest use, including shops behind one address; the sign-in
 * limits count failures only, so they slow down only guessing.
 */
export const DEFAULT_LIMITS = {
  /** Wrong passwords on a device that its member signed in on before. */
  loginDevice: { most: 10, seconds: HOUR, wait: { first: 30, longest: 15 * MINUTE } },
  /** Wrong passwords for one account from one address. */
  loginPair: { most: 10, seconds: HOUR, wait: { first: 30, longest: 15 * MINUTE } },
  /** Wrong passwords for one account from anywhere: short waits, because it delays the owner. */
  loginAccount: { most: 100, seconds: HOUR, wait: { first: 5, longest: MINUTE } },
  /** First wrong passwords for one account from ever new addresses. */
  loginFirst: { most: 300, seconds: HOUR, wait: { first: 5, longest: MINUTE } },
  /** Wrong passwords from one address, whatever the account. */
  loginAddress: { most: 100, seconds: 10 * MINUTE },
  /** Wrong passwords of a signed-in member who has to confirm it. */
  password: { most: 10, seconds: 10 * MINUTE },
  /** Archives of their own data that a member asks for. */
  archive: { most: 10, seconds: HOUR },
  /** New accounts from one address. */
  register: { most: 30, seconds: HOUR },
  /** Password links mailed to one address; more are silently left out. */
  passwordLinkAccount: { most: 5, seconds: HOUR },
  /** Password links requested by one caller, for any address. */
  passwordLinkCaller: { most: 30, seconds: HOUR },
  /** New passwords set by mailed links from one address. */
  passwordReset: { most: 60, seconds: HOUR },
  /** Posts a member makes or changes. */
  post: { most: 30, seconds: 10 * MINUTE },
  /** Comments a member makes or changes. */
  comment: { most: 60, seconds: 10 * MINUTE },
  /** Likes and unlikes of a member. */
  like: { most: 300, seconds: 10 * MINUTE },
  /** Messages a member sends. */
  message: { most: 600, seconds: 10 * MINUTE },
  /** Read positions a member reports. */
  read: { most: 3_000, seconds: 10 * MINUTE },
  /** Group chats a member creates, and additions to one. */
  room: { most: 60, seconds: HOUR },
  /** Announcements to everyone registered for an event. */
  announcement: { most: 20, seconds: HOUR },
  /** Lists of doors that those who check in read. */
  door: { most: 120, seconds: 10 * MINUTE },
  /** Trade groups a member creates. */
  group: { most: 20, seconds: HOUR },
  /** Members invited to groups. */
  invitation: { most: 200, seconds: HOUR },
  /** Posts and comments a member flags. */
  flag: { most: 30, seconds: HOUR },
  /** Completions of names and hashtags while a member types. */
  suggest: { most: 600, seconds: 10 * MINUTE },
  /** Searches of members, in pages. */
  people: { most: 120, seconds: 10 * MINUTE },
  /** Profiles a member opens. */
  profile: { most: 300, seconds: 10 * MINUTE },
  /** Pages of a member's connections, by the caller's address without a session. */
  connections: { most: 300, seconds: 10 * MINUTE },
  /** Files a member uploads. */
  upload: { most: 100, seconds: 10 * MINUTE },
  /** Bytes a member uploads in a day. */
  uploadBytes: { most: 500 * MEGABYTE, seconds: DAY },
  /** Invitations a member sends. */
  invite: { most: 100, seconds: DAY },
  /** Invitations that a member with a new account sends. */
  inviteYoung: { most: 5, seconds: DAY },
  /** Invitations of one member to one address. */
  invitedByMember: { most: 1, seconds: 7 * DAY },
  /** Invitations of all members mailed to one address; more are silently left out. */
  invitedAddress: { most: 2, seconds: DAY },
  /** Any other change a member makes. */
  write: { most: 300, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;

/** Every limit; null for one that is switched off. */
export type Limits = Readonly<Record<LimitName, Limit | null>>;

const names = Object.keys(DEFAULT_LIMITS) as LimitName[];

/** All limits switched off: for tests and load tests. */
export const NO_LIMITS = Object.fromEntries(names.map((name) => [name, null])) as Limits;

const UNITS: Record<string, number> = { s: 1, m: MINUTE, h: HOUR, d: DAY };

/**
 * Parses an operator's limits: `off` for none at all, or changes to the defaults such as
 * `post=60/10m, register=off`, separated by commas.
 * @throws SyntaxError naming the wrong part
 */
export function parseLimits(text: string): Limits {
  if (text === 'off') return NO_LIMITS;
  const limits: Record<LimitName, Limit | null> = { ...DEFAULT_LIMITS };
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, word = '', most, count, unit = ''] =
      /^(\w+)=(?:off|([1-9]\d{0,14})\/([1-9]\d{0,5})([smhd]))$/.exec(part) ?? [];
    const name = names.find((one) => one === word);
    if (!name)
      throw new SyntaxError(
        `must be "off" or a list like post=60/10m, of ${names.join(', ')}; "${part}" is none`,
      );
    limits[name] = most
      ? { ...DEFAULT_LIMITS[name], most: Number(most), seconds: Number(count) * (UNITS[unit] ?? 1) }
      : null;
  }
  return limits;
}
