/** Where signs in a member's text lead; what is missing is plain text. */
export interface ReadingLinks {
  onMention?: ((username: string) => void) | undefined;
  onHashtag?: ((tag: string) => void) | undefined;
}
