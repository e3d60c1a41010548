import type { ApiError } from '@saudagar/contract';

/** Texts of a feed that differ from the community's. Must be a stable object. */
export interface FeedTexts {
  /** Name of the feed's region. @default 'Feed' */
  name?: string;
  /** Label of the collapsed composer. @default 'Start a post' */
  open?: string;
  /** Placeholder of the text area. @default 'What is new in your business?' */
  prompt?: string;
  /** Label of the submit button. @default 'Share Post' */
  submit?: string;
  /** Toast after publishing. @default 'Your post has been shared.' */
  published?: string;
  /** End of the list. @default 'You have seen all posts' */
  end?: string;
  /** Message of a failed post. @default 'Failed to create post. Please try again.' */
  createFailed?: (failure: ApiError) => string;
  /** Message of a failed upload, with the file's name. @default as `createFailed` */
  uploadFailed?: (failure: ApiError, name: string) => string;
}
