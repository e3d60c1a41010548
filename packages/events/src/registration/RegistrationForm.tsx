import { type Event, isEventFull, REGISTRATION_NOTES_MAX } from '@saudagar/contract';
import { type FormActor, FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useFailureText } from '@saudagar/portal';
import { Button, Dialog, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Facts } from '../card/Facts.tsx';
import { useTexts } from '../texts.ts';
import type { RegistrationValues, registerMachine } from './registerMachine.ts';

interface RegistrationFormProps {
  event: Event;
  form: ActorRefFrom<typeof registerMachine>;
  onClose: () => void;
}

/** What a member tells the organizer (EVT-087–090), with the event in short above. */
export function RegistrationForm({ event, form, onClose }: RegistrationFormProps) {
  const { t } = useTexts();
  const formId = useId();
  const failureText = useFailureText();
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(form, (snapshot) => snapshot.hasTag('paused'));
  const isFull = isEventFull(event);
  const field = useField<RegistrationValues>(form, () => t('register.long'));
  useEmitted(form, 'form.closed', onClose);
  const leave = () => form.send({ type: 'form.left' });
  return (
    <Dialog
      title={t(isFull ? 'register.waitTitle' : 'register.title')}
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={leave}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={leave}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            isDisabled={isPaused}
          >
            {t(isFull ? 'register.wait' : 'register.open')}
          </Button>
        </>
      }
    >
      <div className="sg-event-registration">
        <div className="sg-event-brief">
          <p className="sg-event-brief-title">{event.title}</p>
          <Facts event={event} />
        </div>
        {isFull && <p className="sg-event-note">{t('register.waitText')}</p>}
        <FormView
          actor={form as FormActor<RegistrationValues>}
          id={formId}
          failureText={(failure) =>
            failure.detail ??
            (failure.kind === 'refused'
              ? t('register.failed')
              : `${t('register.failed')}. ${failureText(failure)}`)
          }
        >
          <TextField
            {...field('company')}
            label={t('register.company')}
            autoComplete="organization"
          />
          <TextField
            {...field('phone')}
            label={t('register.phone')}
            type="tel"
            autoComplete="tel"
          />
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
        </FormView>
      </div>
    </Dialog>
  );
}
