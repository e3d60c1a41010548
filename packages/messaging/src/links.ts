/** Callback for hashtags in a text; plain text without it. */
export interface ReadingLinks {
  onHashtag?: ((tag: string) => void) | undefined;
}
