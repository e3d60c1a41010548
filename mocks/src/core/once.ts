/** Runs a creation once for each `client_id` of a member; a repetition gets the first one's id. */
export class Once {
  #made = new Map<string, string>();

  /** Without a key every call creates. */
  do(memberId: string, clientId: string | undefined, make: () => string): string {
    if (clientId === undefined) return make();
    const key = `${memberId} ${clientId}`;
    const id = this.#made.get(key) ?? make();
    this.#made.set(key, id);
    return id;
  }
}
