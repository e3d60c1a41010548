import { EVENT_ORGANIZERS_MAX, type Event, type Member } from '@saudagar/contract';
import { FormDialog, ListView } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { SkeletonText, useFocusRecovery } from '@saudagar/ui';
import { PeoplePicker } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { provideAddOrganizers } from './addOrganizersFlow.ts';
import { OrganizerRow } from './OrganizerRow.tsx';
import { provideOrganizers } from './organizersFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link OrganizersDialog}. */
export interface OrganizersDialogProps {
  event: Event;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const NOBODY: readonly Member[] = [];

/** Names co-organizers, searched by name, and removes them: for the owner of an event (EVT-370). */
export function OrganizersDialog({ event, onClose }: OrganizersDialogProps) {
  const { id, title } = event;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const listId = useId();
  const container = useRef<HTMLDivElement>(null);
  const list = useViewActor(provideOrganizers, { query: { id } });
  const organizers = useSelector(list, ({ context }) => context.items);
  useFocusRecovery(container, organizers);
  const form = usePersistentActor(`events.organizers.${id}`, provideAddOrganizers, {
    subject: { id },
    values: { members: NOBODY },
  });
  const members = useSelector(form, ({ context }) => context.values.members);
  const isWrong = useSelector(form, ({ context }) => context.errors.members !== undefined);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useSelector(form, ({ context }) => context.failure?.status === 404);
  // Those named before a refusal are in the list.
  const left = members.filter((member) => !organizers.some((one) => one.id === member.id));
  const room = EVENT_ORGANIZERS_MAX - organizers.length;
  useEmitted(form, 'form.closed', onClose);
  useActorResult(form, 'form.done', ({ reply: { count } }, isShown) => {
    notifier.success(lazy('added', { count }));
    if (isShown) onClose();
  });
  const toggle = (member: Member) => {
    const isChosen = members.some((one) => one.id === member.id);
    form.send({
      type: 'field.changed',
      change: {
        members: isChosen ? members.filter((one) => one.id !== member.id) : [...members, member],
      },
    });
  };
  return (
    <FormDialog
      title={t('title', { title })}
      actor={form}
      reopened={(close) => <OrganizersDialog event={event} onClose={close} />}
      failureTitle={t('failed')}
      submitLabel={t('add')}
      disabledReason={
        room <= 0
          ? t('full', { limit: EVENT_ORGANIZERS_MAX })
          : left.length > room
            ? t('room', { limit: EVENT_ORGANIZERS_MAX, count: room })
            : undefined
      }
      footer={
        <section className="sg-event-section sg-event-organizing" aria-labelledby={listId}>
          <h3 id={listId} className="sg-event-section-title">
            {t('heading')}
          </h3>
          <div ref={container}>
            <ListView
              actor={list}
              aria-label={t('list')}
              idOf={(member) => member.id}
              skeleton={<SkeletonText lines={1} />}
              skeletons={1}
              failureTitle={t('notLoaded')}
              empty={<p className="sg-event-note">{t('none')}</p>}
            >
              {(member) => <OrganizerRow eventId={id} member={member} />}
            </ListView>
          </div>
        </section>
      }
    >
      <p className="sg-event-note">{t('hint')}</p>
      <PeoplePicker
        chosen={members}
        taken={organizers.map((one) => one.id)}
        gone={isUnknown ? left[0] : undefined}
        isReadOnly={isBusy}
        errorMessage={isWrong ? t('nobody') : undefined}
        autoFocus
        onToggle={toggle}
      />
    </FormDialog>
  );
}
