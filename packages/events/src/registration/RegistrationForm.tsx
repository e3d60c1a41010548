import { type Event, isEventFull, REGISTRATION_NOTES_MAX } from '@saudagar/contract';
import {
  type FormActor,
  FormDialog,
  type SendingActor,
  useDetailOr,
  useField,
} from '@saudagar/flows/react';
import { type DetachedDialog, useEmitted } from '@saudagar/portal';
import { Checkbox, TextField } from '@saudagar/ui';
import type { ActorRefFrom } from 'xstate';
import { EventDetails } from '../card/EventDetails.tsx';
import { useTexts as useComingTexts } from '../coming/texts.ts';
import { useTexts } from '../texts.ts';
import type { RegistrationValues, registerMachine } from './registerFlow.ts';

interface RegistrationFormProps {
  event: Event;
  form: ActorRefFrom<typeof registerMachine>;
  /** The dialog, which a toast can reopen. */
  reopened: DetachedDialog;
  onClose: () => void;
}

/** Form for the organizer's questions (EVT-087–090), below a summary of the event. */
export function RegistrationForm({ event, form, reopened, onClose }: RegistrationFormProps) {
  const { t } = useTexts();
  const { t: comingText } = useComingTexts();
  const detailOr = useDetailOr();
  const isFull = isEventFull(event);
  const field = useField<RegistrationValues>(form, () => t('register.long'));
  const visible = field('is_visible');
  useEmitted(form, 'form.closed', onClose);
  return (
    <FormDialog
      reopened={reopened}
      title={t(isFull ? 'register.waitTitle' : 'register.title')}
      actor={form as FormActor<RegistrationValues> & SendingActor}
      failureText={(failure) => detailOr(failure, t('register.failed'))}
      submitLabel={t(isFull ? 'register.wait' : 'register.open')}
    >
      <div className="sg-event-brief">
        <p className="sg-event-brief-title">{event.title}</p>
        <EventDetails event={event} />
      </div>
      {isFull && <p className="sg-event-note">{t('register.waitText')}</p>}
      <TextField {...field('company')} label={t('register.company')} autoComplete="organization" />
      <TextField {...field('phone')} label={t('register.phone')} type="tel" autoComplete="tel" />
      <TextField
        {...field('dietary_restrictions')}
        label={t('register.diet')}
        placeholder={t('register.dietHint')}
      />
      <TextField
        {...field('notes')}
        label={t('register.notes')}
        isMultiline
        description={t('register.notesHint', { limit: REGISTRATION_NOTES_MAX })}
      />
      <Checkbox
        label={comingText('show')}
        description={comingText('showHint')}
        isSelected={visible.value}
        onChange={visible.onChange}
        isDisabled={visible.isReadOnly}
      />
    </FormDialog>
  );
}
