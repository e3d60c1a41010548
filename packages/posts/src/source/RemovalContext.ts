import { type Loadable, loadable } from '@saudagar/ui';
import { createContext, useContext } from 'react';
import type { PostRef } from '../postRef.ts';

/** Props of a dialog that removes another member's post or comment. */
export interface PostRemovalProps extends PostRef {
  /** The group whose content it is. */
  groupId: string;
  /** Called when the reader declines. */
  onClose: () => void;
  /** Called just before the removed item leaves the view, and the dialog with it. */
  onRemoved: () => void;
}

/** Removal of other members' posts and comments, by those who keep order in a group. */
export interface PostRemoval {
  groupId: string;
  /** Checks whether the reader may remove what a member wrote. */
  mayRemove: (authorId: string) => boolean;
  /** Asks for the reason and removes. */
  dialog: Loadable<PostRemovalProps>;
}

const NO_REMOVAL: PostRemoval = {
  groupId: '',
  mayRemove: () => false,
  dialog: loadable(async () => () => null),
};

/** Provides the removal of posts and comments to a list; must be a stable object. */
export const RemovalContext = createContext(NO_REMOVAL);

/** Returns the removal of posts and comments that the list offers. */
export const useRemoval = () => useContext(RemovalContext);
