import type { Role } from '@saudagar/contract';

/** A server of the contract: the mocks, or the server on one of its databases. */
export interface Target {
  /** Base address, without a slash at the end. */
  baseUrl: string;
  /** Deactivates a member. */
  deactivate(userId: string): Promise<void>;
  /** Moves the end of a member's suspension into the past. */
  passSuspension(userId: string): Promise<void>;
  /** Ends all suspensions that are over, as the hourly job does. */
  endSuspensions(): Promise<void>;
  /** Makes the last typed password of a member's sessions older than ten minutes. */
  ageConfirmations(userId: string): Promise<void>;
  /** Moves a tender's deadline into the past, and lets the server notice it. */
  passDeadline(tenderId: string): Promise<void>;
  /** Passes time until an event starts in so many minutes, and lets the server remind of it. */
  passUntil(eventId: string, minutes: number): Promise<void>;
  setRole(userId: string, role: Role): Promise<void>;
  /** Makes a member one whose groups and events need approval (ADM-122). */
  reviewMember(userId: string): Promise<void>;
  /** Makes members the only admins. */
  onlyAdmins(userIds: readonly string[]): Promise<void>;
  /** Expires all sessions of a member. */
  endByTime(userId: string): Promise<void>;
  /** Gives a member a temporary password. */
  requirePassword(userId: string): Promise<void>;
  /** Sets the end of a member's last visit to now. */
  endVisit(userId: string): Promise<void>;
  /** Starts another session of a member and returns its token. */
  startSession(userId: string): Promise<string>;
  /** Returns the link in the latest mail to an address; undefined without one. */
  mailedLink(address: string): Promise<string | undefined>;
  /** Returns the code of the link that stops invitations to an address. */
  optOutCode(address: string): Promise<string>;
  close(): Promise<void>;
}
