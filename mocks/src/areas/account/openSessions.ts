import type { Session } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { NOW } from '../../core/time.ts';

/** Device of a session; unknown and current by default. */
export type Device = Partial<Pick<Session, 'kind' | 'browser' | 'system' | 'created_at'>> & {
  last_used_at?: string;
  device_token?: string;
};

interface OpenSession {
  userId: string;
  session: Omit<Session, 'is_current'>;
  isConfirmed: boolean;
  deviceToken: string | undefined;
}

/** Open sessions by token. */
export class OpenSessions {
  #open = new Map<string, OpenSession>();
  #made = 0;

  /** Opens a session and returns its token. */
  start(userId: string, { device_token: deviceToken, ...device }: Device = {}): string {
    this.#made += 1;
    const token = `token-${this.#made}-${userId}`;
    const session = {
      id: `session-${this.#made}`,
      kind: 'unknown' as const,
      browser: null,
      system: null,
      created_at: NOW,
      last_used_at: NOW,
      ...device,
    };
    this.#open.set(token, { userId, session, isConfirmed: true, deviceToken });
    return token;
  }

  /** Returns the user id of a token. */
  userOf(token: string): string | undefined {
    return this.#open.get(token)?.userId;
  }

  /** Returns the known device of a token's session. */
  deviceOf(token: string): string | undefined {
    return this.#open.get(token)?.deviceToken;
  }

  /** Notes that the user of a session typed their password. */
  confirm(token: string): void {
    const entry = this.#open.get(token);
    if (entry) entry.isConfirmed = true;
  }

  /** Makes the last typed password of a user's sessions older than ten minutes. */
  ageConfirmations(userId: string): void {
    for (const entry of this.#open.values()) if (entry.userId === userId) entry.isConfirmed = false;
  }

  /** Requires a password typed lately. @throws Refusal 403 */
  assertConfirmed(token: string): void {
    if (!this.#open.get(token)?.isConfirmed) throw new Refusal(403, 'confirmPasswordFirst');
  }

  end(token: string): void {
    this.#open.delete(token);
  }

  /** Ends a user's sessions, except that of the token `but`. */
  endAll(userId: string, but?: string): void {
    for (const [token, one] of this.#open)
      if (one.userId === userId && token !== but) this.end(token);
  }

  /** Ends one of a user's sessions by its id. @throws Refusal 404 */
  endOne(userId: string, id: string): void {
    const entry = [...this.#open].find(([, one]) => one.userId === userId && one.session.id === id);
    if (!entry) throw new Refusal(404, 'sessionNotFound');
    this.end(entry[0]);
  }

  /** Lists a user's sessions: that of the token first, then the last used. */
  list(userId: string, token: string): Session[] {
    return [...this.#open]
      .filter(([, one]) => one.userId === userId)
      .map(([key, { session }]) => ({ ...session, is_current: key === token }))
      .sort(
        (a, b) =>
          Number(b.is_current) - Number(a.is_current) ||
          b.last_used_at.localeCompare(a.last_used_at) ||
          b.created_at.localeCompare(a.created_at),
      );
  }
}
