/** Devices that members signed in on, by token. */
export class KnownDevices {
  #members = new Map<string, string>();
  #made = 0;

  /** Finds a user's device among tokens. */
  find(userId: string | undefined, tokens: readonly string[]): string | undefined {
    return tokens.find((token) => userId !== undefined && this.#members.get(token) === userId);
  }

  /** Remembers a device, the known one or a new one, and returns its token. */
  remember(userId: string, known?: string): string {
    if (known !== undefined && this.#members.get(known) === userId) return known;
    this.#made += 1;
    const token = `device-${this.#made}-${userId}`;
    this.#members.set(token, userId);
    return token;
  }

  /** Forgets a user's devices, except `but`. */
  forget(userId: string, but?: string): void {
    for (const [token, owner] of this.#members)
      if (owner === userId && token !== but) this.#members.delete(token);
  }
}
