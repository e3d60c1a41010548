/** The likes of one post, comment or resource. */
export class Likes {
  #by: Set<string>;
  /** Number of likes without member records, to simulate popular content. */
  #others: number;

  constructor(count = 0, by: readonly string[] = []) {
    this.#by = new Set(by);
    this.#others = Math.max(0, count - by.length);
  }

  /** Returns the counts as a member sees them. */
  seenBy(viewerId: string): { likes_count: number; user_liked: boolean } {
    return { likes_count: this.#others + this.#by.size, user_liked: this.#by.has(viewerId) };
  }

  /** Toggles a member's like, or sets it to `liked` (FEED-102–106). */
  set(memberId: string, liked = !this.#by.has(memberId)): { liked: boolean; likes_count: number } {
    if (liked) this.#by.add(memberId);
    else this.#by.delete(memberId);
    return { liked, likes_count: this.#others + this.#by.size };
  }
}
