import type { ApiError } from '@saudagar/contract';

/** Words of a feed where they are other than the community's. Keep the object the same. */
export interface FeedTexts {
  /** Name of the feed's region. @default 'Feed' */
  name?: string;
  /** The line that opens the composer. @default 'Start a post' */
  open?: string;
  /** Stands in the empty text area. @default 'What is new in your business?' */
  prompt?: string;
  /** The button that sends a post. @default 'Share Post' */
  submit?: string;
  /** Said once a post is there. @default 'Your post has been shared.' */
  published?: string;
  /** Why a post was not made. @default 'Failed to create post. Please try again.' */
  createFailed?: (failure: ApiError) => string;
  /** Why a file did not go up, by its name. @default as `createFailed` */
  uploadFailed?: (failure: ApiError, name: string) => string;
}
