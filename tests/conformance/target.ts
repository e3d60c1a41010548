/** Something that serves the contract: the mocks, or the server on one of its databases. */
export interface Target {
  /** Where it answers, without a slash at the end. */
  baseUrl: string;
  /** Bars a member from now on. */
  deactivate(userId: string): Promise<void>;
  close(): Promise<void>;
}
