import type { Event } from '@saudagar/contract';
import { usePortal, useViewActor } from '@saudagar/portal';
import { Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { EditEventForm } from './EditEventForm.tsx';
import { providePermissions } from './permissionsFlow.ts';
import { useTexts } from './texts.ts';

/** Permissions loaded within this many milliseconds open the form without a loading indicator. */
const LOADING_DELAY_MS = 300;

/** Props of {@link EditEventDialog}. */
export interface EditEventDialogProps {
  event: Event;
  /** Called when the dialog closes: cancelled, denied, discarded, or saved with its files. */
  onClose: () => void;
}

/** Checks permissions, then edits an event; when denied, shows the reason and closes. */
// EVT-016, EVT-176–187
export function EditEventDialog({ event, onClose }: EditEventDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = useViewActor(providePermissions, { query: { event } });
  const subject = useSelector(actor, ({ context }) => context.value);
  const isForbidden = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('forbidden') || snapshot.context.failure?.status === 401,
  );
  const hasFailed = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('failed') || snapshot.hasTag('gone'),
  );

  const isRefused = subject?.permissions.can_edit === false;
  const refusal = isForbidden
    ? lazy('edit.forbidden')
    : hasFailed
      ? lazy('edit.uncheckable')
      : isRefused
        ? lazy('edit.refused', { reason: subject.permissions.reason ?? '' })
        : null;
  const refuse = useRef(() => {});
  useEffect(() => {
    refuse.current = () => {
      if (refusal) notifier.error(refusal);
      onClose();
    };
  });
  const isOver = refusal !== null;
  useEffect(() => {
    if (isOver) refuse.current();
  }, [isOver]);

  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (subject && !isRefused) return <EditEventForm subject={subject} onClose={onClose} />;
  if (isOver || !isLate) return null;
  return (
    <Dialog title={t('edit.title')} size="large" isOpen onOpenChange={onClose}>
      <SkeletonText lines={6} />
    </Dialog>
  );
}
