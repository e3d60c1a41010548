import type {
  BodyOf,
  login,
  Member,
  Registration,
  ReplyOf,
  Suspension,
  User,
} from '@saudagar/contract';
import { normalizePassword, Refusal } from '@saudagar/contract/server';
import { minutesAgo, NOW } from '../../core/time.ts';
import { memberOf } from './builders.ts';
import { KnownDevices } from './knownDevices.ts';
import { suggestedUsers } from './memberKeys.ts';
import { type Device, OpenSessions } from './openSessions.ts';
import { hasPassword, refuseCommon } from './passwords.ts';

/** Number of wrong passwords for one email until sign-in is rate limited. */
const FAILURES_MAX = 10;
/** Seconds of the first wait after that many. */
const FIRST_WAIT = 30;

/** Password of every account created without one. */
export const SAMPLE_PASSWORD = 'Saudagar-2026';

interface Account {
  user: User;
  password: string;
  active: boolean;
  joinedAt: string;
  deactivation: Deactivation | null;
  /** Idempotency key of the registration. */
  registrationKey?: string | undefined;
}

/** Reason, end and time of a deactivation. */
export interface Deactivation extends Suspension {
  readonly since: string;
}

const NO_END: Suspension = { reason: null, until: null };

const NEW_ACCOUNT = {
  password: SAMPLE_PASSWORD,
  active: true,
  joinedAt: NOW,
  deactivation: null,
} as const satisfies Omit<Account, 'user'>;

/** An account as others see it. */
export interface KnownAccount {
  readonly user: User;
  readonly isActive: boolean;
  readonly joinedAt: string;
  readonly deactivation: Deactivation | null;
}

/** Accounts with their sessions. */
export class Accounts {
  #accounts = new Map<string, Account>();
  #made = 0;
  #failures = new Map<string, number>();
  #devices = new KnownDevices();
  #listeners = new Set<() => void>();
  #suspensionListeners = new Set<(user: User) => void>();
  #deactivationListeners = new Set<(user: User, suspension: Suspension) => void>();

  /** Open sessions of members. */
  readonly sessions = new OpenSessions();

  /** Adds a user unchanged. */
  add(user: User, parts: Partial<Omit<Account, 'user'>> = {}): void {
    this.#accounts.set(user.id, { ...NEW_ACCOUNT, ...parts, user });
  }

  /** Returns the time a member joined. */
  joinedAt(userId: string): string {
    return this.#accounts.get(userId)?.joinedAt ?? NOW;
  }

  /** Checks a member's password; too many wrong ones are rate limited. */
  checkPassword({ id }: User, password: string, field: string): void {
    const failures = this.#failures.get(id) ?? 0;
    if (failures >= FAILURES_MAX) throw new Refusal(429, 'tooManyTries', { retryAfter: 600 });
    if (!hasPassword(this.#accounts.get(id), password)) {
      this.#failures.set(id, failures + 1);
      throw new Refusal(403, 'wrongPassword', { field });
    }
    this.#failures.delete(id);
  }

  /** Changes a member's password and ends their other sessions (ACCT-045). */
  changePassword(
    user: User,
    token: string,
    { current_password, new_password }: { current_password: string; new_password: string },
  ): void {
    this.checkPassword(user, current_password, 'current_password');
    refuseCommon(new_password, 'new_password');
    if (normalizePassword(new_password) === normalizePassword(current_password))
      throw new Refusal(422, 'samePassword', { field: 'new_password' });
    const account = this.#accounts.get(user.id);
    if (!account) return;
    account.password = normalizePassword(new_password);
    const { must_change_password: _, ...rest } = account.user;
    account.user = rest;
    this.endSessions(user.id, token);
  }

  /** Removes a user with their sessions. @throws Refusal 409 for the last admin */
  remove(userId: string): void {
    if (this.#isLastAdmin(userId)) throw new Refusal(409, 'lastAdmin');
    this.#accounts.delete(userId);
    this.endSessions(userId);
  }

  /** Deactivates an account. @throws Refusal 409 for the last admin */
  shutOut(userId: string, suspension?: Suspension): void {
    if (this.#isLastAdmin(userId)) throw new Refusal(409, 'lastActiveAdmin');
    this.deactivate(userId, suspension);
  }

  /** Changes a user's role. @throws Refusal 409 for the last admin */
  changeRole(userId: string, role: User['role']): void {
    if (this.#isLastAdmin(userId)) throw new Refusal(409, 'lastActiveAdmin');
    this.update(userId, { role });
  }

  isActive(userId: string): boolean {
    return this.#accounts.get(userId)?.active === true;
  }

  /** Deactivates an account: its tokens and its password are answered 403. */
  deactivate(userId: string, suspension = NO_END): void {
    const account = this.#accounts.get(userId);
    if (!account) return;
    const since = account.deactivation?.since ?? NOW;
    account.active = false;
    account.deactivation = { ...suspension, since };
    for (const listener of this.#deactivationListeners) listener(account.user, suspension);
    this.#notify();
  }

  /** Reactivates an account without its old sessions. */
  activate(userId: string): void {
    const account = this.#accounts.get(userId);
    if (!account) return;
    account.active = true;
    account.deactivation = null;
    this.endSessions(userId);
  }

  /** Moves the end of a suspension into the past. */
  passSuspension(userId: string): void {
    const account = this.#accounts.get(userId);
    if (account?.deactivation)
      account.deactivation = { ...account.deactivation, until: minutesAgo(1) };
  }

  /** Reactivates members whose suspension is over. */
  endSuspensions(): void {
    for (const account of this.#accounts.values())
      if (isOver(account)) this.#endSuspension(account);
  }

  /** Subscribes to deactivations, and to changes of their reason and end. */
  onDeactivated(listener: (user: User, suspension: Suspension) => void): void {
    this.#deactivationListeners.add(listener);
  }

  /** Subscribes to members whose suspension has ended. */
  onSuspensionEnded(listener: (user: User) => void): void {
    this.#suspensionListeners.add(listener);
  }

  #endSuspension({ user }: Account): void {
    this.activate(user.id);
    for (const listener of this.#suspensionListeners) listener(user);
  }

  /** Sets a password that must be changed first; without a clock it never expires. */
  giveTemporaryPassword(userId: string, password: string): void {
    this.setPassword(userId, password);
    this.update(userId, { must_change_password: true });
  }

  /** Returns every account, in the order of creation. */
  all(): KnownAccount[] {
    return [...this.#accounts.values()].map(({ user, active, joinedAt, deactivation }) => ({
      user,
      isActive: active,
      joinedAt,
      deactivation,
    }));
  }

  /** Subscribes to sessions that may have ended. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Checks whether a token belongs to an active user with a password of their own. */
  isLive(token: string): boolean {
    const account = this.#accounts.get(this.sessions.userOf(token) ?? '');
    return account?.active === true && !account.user.must_change_password;
  }

  /** Changes fields of a user, such as the photo. */
  update(userId: string, changes: Partial<User>): void {
    const account = this.#accounts.get(userId);
    if (account) account.user = { ...account.user, ...changes };
  }

  /** Finds a user by id, username or email. */
  find(key: string): User | undefined {
    const wanted = key.toLowerCase();
    for (const { user } of this.#accounts.values()) {
      if (user.id === key) return user;
      if ([user.username, user.email].some((name) => name.toLowerCase() === wanted)) return user;
    }
    return undefined;
  }

  /** Returns active users, in the order of creation. */
  active(): User[] {
    return [...this.#accounts.values()].filter(({ active }) => active).map(({ user }) => user);
  }

  /** Returns ids of active members by username. */
  named(usernames: readonly string[]): string[] {
    const wanted = new Set(usernames.map((name) => name.toLowerCase()));
    return this.active()
      .filter(({ username }) => wanted.has(username.toLowerCase()))
      .map(({ id }) => id);
  }

  /** Returns the public view of a user. */
  member(userId: string): Member | undefined {
    const account = this.#accounts.get(userId);
    return account && memberOf(account.user);
  }

  /** Suggests members to mention by username, name, or a later word of it, alphabetically. */
  suggest(q: string, limit: number, isShown: (memberId: string) => boolean): Member[] {
    const users = this.active().filter(({ id }) => isShown(id));
    return suggestedUsers(users, q).slice(0, limit).map(memberOf);
  }

  /** Opens a session without a password and returns its token. */
  openSession(userId: string, device?: Device): string {
    return this.sessions.start(userId, device);
  }

  /** Ends a session: its token is answered 401. */
  endSession(token: string): void {
    this.sessions.end(token);
    this.#notify();
  }

  /** Ends every session of a user, except that of the token `but`. */
  endSessions(userId: string, but?: string): void {
    this.#devices.forget(userId, but === undefined ? undefined : this.sessions.deviceOf(but));
    this.sessions.endAll(userId, but);
    this.#notify();
  }

  /** Ends one of a user's own sessions. @throws Refusal 404 */
  endOneSession(userId: string, id: string): void {
    this.sessions.endOne(userId, id);
    this.#notify();
  }

  /** Returns the user of a token. */
  viewer(token: string | undefined): User {
    if (token === undefined) throw new Refusal(401, 'signInFirst');
    const account = this.#accounts.get(this.sessions.userOf(token) ?? '');
    if (!account) throw new Refusal(401, 'sessionEnded');
    if (isOver(account)) throw new Refusal(401, 'sessionEnded');
    if (!account.active) throw deactivatedRefusal(account);
    return account.user;
  }

  /**
   * Finds the account of an email and password, deactivated or not. Wrong ones on a known device
   * count for that device alone.
   * @throws Refusal 401 on a wrong pair, 429 after too many
   */
  #check(email: string, password: string, tokens: readonly string[] = []) {
    const user = this.find(email);
    const account = user?.email.toLowerCase() === email.toLowerCase() ? user : undefined;
    const known = account && this.#accounts.get(account.id);
    const device = this.#devices.find(account?.id, tokens);
    const counter = device ?? email.toLowerCase();
    const failures = this.#failures.get(counter) ?? 0;
    if (failures >= FAILURES_MAX)
      throw new Refusal(429, 'tooManyTries', { retryAfter: FIRST_WAIT });
    if (!known || !hasPassword(known, password)) {
      this.#failures.set(counter, failures + 1);
      throw new Refusal(401, 'wrongLogin');
    }
    return { known, device, counter };
  }

  /** Finds the deactivated member of an email and password. @throws Refusal 409 while active */
  deactivatedMember(email: string, password: string): User {
    const { known: account, counter } = this.#check(email, password);
    this.#failures.delete(counter);
    if (account.active || isOver(account)) throw new Refusal(409, 'accountActive');
    return account.user;
  }

  /**
   * Signs in with email and password (ACCT-007–010); `appealOf` reads the appeal of a deactivation,
   * which the refusal has.
   */
  signIn(
    { email, password, device_tokens }: BodyOf<typeof login>,
    appealOf: (userId: string) => Partial<Suspension> = () => ({}),
  ): ReplyOf<typeof login> {
    const { known, device, counter } = this.#check(email, password, device_tokens);
    if (isOver(known)) this.#endSuspension(known);
    if (!known.active) throw deactivatedRefusal(known, appealOf(known.user.id));
    this.#failures.delete(counter);
    return this.#startSession(known.user, device);
  }

  /** Sets a user's password and ends their sessions. */
  setPassword(userId: string, password: string): void {
    refuseCommon(password, 'password');
    const account = this.#accounts.get(userId);
    if (!account) return;
    account.password = normalizePassword(password);
    const { must_change_password: _, ...rest } = account.user;
    account.user = rest;
    this.#failures.delete(account.user.email.toLowerCase());
    this.endSessions(userId);
  }

  /** Creates an account with role `user`, once, and signs it in (ACCT-035–044, ACCT-142). */
  register(registration: Registration): ReplyOf<typeof login> {
    const { client_id, email, password, username } = registration;
    refuseCommon(password, 'password');
    const taken = [...this.#accounts.values()].map(({ user }) => user);
    const isTaken = (key: 'email' | 'username', value: string) =>
      taken.some((user) => user[key].toLowerCase() === value.toLowerCase());
    const earlier = [...this.#accounts.values()].find(
      ({ registrationKey, user }) =>
        registrationKey === client_id && user.email.toLowerCase() === email.toLowerCase(),
    );
    if (client_id && earlier?.active && hasPassword(earlier, password))
      return this.#startSession(earlier.user);
    if (isTaken('email', email)) throw new Refusal(409, 'emailTaken', { field: 'email' });
    if (isTaken('username', username))
      throw new Refusal(409, 'usernameTaken', { field: 'username' });
    this.#made += 1;
    const user: User = {
      id: `member-new-${this.#made}`,
      full_name: registration.full_name,
      username,
      email,
      role: 'user',
      profile_image: null,
      company_name: registration.company_name || null,
      location: registration.location || null,
      industry_tags: registration.industry_tags ?? [],
      connections_count: 0,
      is_verified: false,
      phone: registration.phone || null,
      photo: null,
    };
    this.add(user, { password: normalizePassword(password), registrationKey: client_id });
    return this.#startSession(user);
  }

  /** Opens a session on a device, and remembers the device. */
  #startSession(user: User, known?: string): ReplyOf<typeof login> {
    const device_token = this.#devices.remember(user.id, known);
    const access_token = this.openSession(user.id, { device_token });
    return { access_token, user, device_token };
  }

  #isLastAdmin(userId: string): boolean {
    const admins = this.active().filter(({ role }) => role === 'admin');
    return admins.length === 1 && admins[0]?.id === userId;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isOver = ({ deactivation }: Account): boolean =>
  Boolean(deactivation?.until && Date.parse(deactivation.until) <= Date.parse(NOW));

const deactivatedRefusal = ({ deactivation }: Account, appeal: Partial<Suspension> = {}) =>
  new Refusal(403, 'deactivated', { suspension: { ...(deactivation ?? NO_END), ...appeal } });
