import type { Role } from '@saudagar/contract';

/** Something that serves the contract: the mocks, or the server on one of its databases. */
export interface Target {
  /** Where it answers, without a slash at the end. */
  baseUrl: string;
  /** Bars a member from now on. */
  deactivate(userId: string): Promise<void>;
  setRole(userId: string, role: Role): Promise<void>;
  /** Makes members the only admins there are. */
  onlyAdmins(userIds: readonly string[]): Promise<void>;
  /** Lets every session that a member has now run out. */
  endByTime(userId: string): Promise<void>;
  /** Lets a member have a password that somebody else chose. */
  requirePassword(userId: string): Promise<void>;
  /** Lets the last visit of a member have ended just now. */
  endVisit(userId: string): Promise<void>;
  /** Starts another session of a member and gives its token. */
  startSession(userId: string): Promise<string>;
  /** The link in the latest mail to an address; undefined where none came. */
  mailedLink(address: string): Promise<string | undefined>;
  close(): Promise<void>;
}
