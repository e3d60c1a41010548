import type { Role } from '@saudagar/contract';

/** Something that serves the contract: the mocks, or the server on one of its databases. */
export interface Target {
  /** Where it answers, without a slash at the end. */
  baseUrl: string;
  /** Bars a member from now on. */
  deactivate(userId: string): Promise<void>;
  setRole(userId: string, role: Role): Promise<void>;
  /** Lets every session that a member has now run out. */
  endByTime(userId: string): Promise<void>;
  /** Starts another session of a member and gives its token. */
  startSession(userId: string): Promise<string>;
  /** The link in the latest mail to an address; undefined where none came. */
  mailedLink(address: string): Promise<string | undefined>;
  close(): Promise<void>;
}
