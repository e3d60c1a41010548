import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { useLocation } from 'wouter';
import { feedPath } from '../routing/links.ts';
import { useTexts } from '../texts.ts';
import { provideShared } from './sharedFlow.ts';

export interface SharedContentProps {
  /** Id under which the service worker keeps it. */
  id: string;
}

/** Opens the composer of the feed with what a member shared from another app. */
// SHELL-196
export function SharedContent({ id }: SharedContentProps) {
  const { lazy } = useTexts();
  const { notifier } = usePortal();
  const [, goTo] = useLocation();
  const actor = useViewActor(provideShared, { id });
  // A reload or Back must not look for it again.
  useEmitted(actor, '*', ({ type }) => {
    if (type === 'shared.lost') notifier.info(lazy('shared.lost'));
    goTo(feedPath(null), { replace: true });
  });
  return null;
}
