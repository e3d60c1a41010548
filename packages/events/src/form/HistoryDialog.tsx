import type { EventEdit } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Dialog, EmptyState, SkeletonText } from '@saudagar/ui';
import History from 'lucide-react/icons/history';
import { eventTime } from '../when/eventTime.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { provideHistory } from './historyFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  /** The event's id. */
  eventId: string;
  /** Zone of the event's times. @default the reader's */
  timeZone?: string | null | undefined;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** All edits of an event with old and new values (EVT-213–219). */
export function HistoryDialog({ eventId, timeZone, onClose }: HistoryDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideHistory, { query: { id: eventId } });
  return (
    <Dialog title={t('history.title')} size="large" isOpen onOpenChange={onClose}>
      <ListView
        actor={actor}
        aria-label={t('history.list')}
        idOf={({ id: edit, edited_at }) => edit ?? edited_at}
        skeleton={<SkeletonText lines={4} />}
        forbiddenText={t('history.forbidden')}
        empty={
          <EmptyState illustration={<History />} title={t('history.empty')}>
            {t('history.emptyText')}
          </EmptyState>
        }
      >
        {(edit) => <Edit edit={edit} timeZone={timeZone} />}
      </ListView>
    </Dialog>
  );
}

function Edit({ edit, timeZone }: { edit: EventEdit } & Pick<HistoryDialogProps, 'timeZone'>) {
  const { t, locale } = useTexts();
  const { editor_name, edited_at, edit_reason, changes, old_values } = edit;
  const when = eventTime({ start_date: edited_at }, locale);
  return (
    <article className="sg-event-edit">
      <h3 className="sg-event-heading">
        {t('history.by', { name: editor_name ?? t('history.nobody'), when })}
      </h3>
      {edit_reason && (
        <p className="sg-event-reason">{t('history.reason', { reason: edit_reason })}</p>
      )}
      <ChangeTable
        fields={Object.keys(changes)}
        before={old_values}
        after={changes}
        timeZone={timeZone}
      />
    </article>
  );
}
