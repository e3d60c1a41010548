import type { Member } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { useCallback } from 'react';
import { useTexts } from '../texts.ts';
import { withHidden, withShown } from './feedConfiguration.ts';
import { storedConfiguration } from './storedConfiguration.ts';

/**
 * Hides a member's posts from the reader's feed in this browser, until _Feed Configuration_ or the
 * toast's Undo shows them again (FEED-204). Pass it as `onHide` of a post, in the feed or
 * elsewhere.
 */
export function useHideMember(): (member: Member) => void {
  const { stored, notifier } = usePortal();
  const { lazy } = useTexts();
  return useCallback(
    ({ id, full_name, username }) => {
      const name = full_name?.trim() || username || id;
      const configuration = stored(storedConfiguration);
      configuration.write(withHidden(configuration.read(), { id, name }));
      const onAction = () => configuration.write(withShown(configuration.read(), id));
      notifier.success(lazy('hidden.done', { name }), {
        action: { label: lazy('undo'), onAction },
      });
    },
    [stored, notifier, lazy],
  );
}
