import type { Event } from '@saudagar/contract';
import { type FormActor, ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Button, Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { provideEvent } from '../detail/eventFlow.ts';
import {
  changesOf,
  type EditSubject,
  type EditValues,
  editedSince,
  rebased,
} from './editValues.ts';
import { EVENT_FIELDS } from './eventValues.ts';
import { useTexts } from './texts.ts';
import { useValueText } from './useValueText.ts';

interface ConflictDialogProps {
  eventId: string;
  actor: FormActor<EditValues, EditSubject>;
}

/** Shows both texts of an event that was edited meanwhile; nothing typed is lost. */
// EVT-256
export function ConflictDialog({ eventId, actor }: ConflictDialogProps) {
  const { t } = useTexts();
  const saved = useViewActor(provideEvent, { query: { id: eventId } });
  const event = useSelector(saved, ({ context }) => context.value);
  const values = useSelector(actor, ({ context }) => context.values);
  const change = (changed: Partial<EditValues>) =>
    actor.send({ type: 'field.changed', change: changed });
  // Back without the saved event, the next try finds the conflict again.
  const back = () => change(event ? rebased(values, event) : { sequence: values.sequence });
  const takeAll = (all: Event) =>
    change(rebased(values, all, Object.keys(editedSince(values, all))));
  const saveMine = (all: Event) => {
    change(rebased(values, all));
    actor.send({ type: 'form.submitted' });
  };
  return (
    <Dialog
      title={t('conflict.title')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={back}
      footer={
        <>
          <Button onPress={back}>{t('critical.back')}</Button>
          {event && (
            <>
              <Button onPress={() => takeAll(event)}>{t('conflict.takeAll')}</Button>
              <Button variant="primary" onPress={() => saveMine(event)}>
                {t('conflict.saveMine')}
              </Button>
            </>
          )}
        </>
      }
    >
      <p role="alert" className="sg-event-question">
        {t('conflict.text')}
      </p>
      <ReadView actor={saved} skeleton={<SkeletonText lines={4} />}>
        {(current) => (
          <BothTexts
            values={values}
            saved={current}
            onTake={(field) =>
              // The conflict stays open until the rest is decided.
              change(takenField(values, current, field))
            }
          />
        )}
      </ReadView>
    </Dialog>
  );
}

/** The change that takes the saved value of one field. */
function takenField(values: EditValues, saved: Event, field: string): Partial<EditValues> {
  const { basis, sequence: _, ...rest } = rebased(values, saved, [field]);
  const taken = Object.entries(rest).filter(([name]) => name === field);
  return {
    ...Object.fromEntries(taken),
    basis: { ...values.basis, [field]: (basis as Record<string, unknown>)[field] },
  };
}

interface BothTextsProps {
  values: EditValues;
  saved: Event;
  onTake: (field: string) => void;
}

/** Each field that others edited, as it is saved now and as the member has it. */
function BothTexts({ values, saved, onTake }: BothTextsProps) {
  const { t } = useTexts();
  const { nameOf, textOf } = useValueText(values.time_zone);
  const theirs = editedSince(values, saved);
  const mine = changesOf(values);
  const typed = EVENT_FIELDS.send(values);
  const fields = Object.keys(theirs) as (keyof typeof theirs)[];
  if (fields.length === 0) return <p>{t('conflict.none')}</p>;
  return (
    <table className="sg-event-changes">
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('conflict.saved')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td data-label={t('conflict.saved')}>{textOf(field, theirs[field])}</td>
            <td data-label={t('conflict.mine')}>
              {field in mine ? (
                <>
                  {textOf(field, typed[field])}{' '}
                  <Button
                    size="small"
                    aria-label={t('conflict.takeField', { field: nameOf(field) })}
                    onPress={() => onTake(field)}
                  >
                    {t('conflict.take')}
                  </Button>
                </>
              ) : (
                t('conflict.unchanged')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
