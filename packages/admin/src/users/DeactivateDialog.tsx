import { type ManagedUser, SUSPENSION_REASON_MAX } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { DatePicker, Select, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import {
  type DeactivationSubject,
  LENGTHS,
  NO_DEACTIVATION,
  provideDeactivateUser,
} from './deactivateUserFlow.ts';
import { useTexts } from './texts.ts';

interface DeactivateDialogProps {
  user: ManagedUser;
  /** The control that opened it, with its documented words. */
  by: DeactivationSubject['by'];
  onClose: () => void;
}

/** Asks why and until when, then deactivates (ADM-306–309, ADM-345–352, ADM-368–370). */
export function DeactivateDialog({ user, by, onClose }: DeactivateDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.deactivate.${user.id}.${by}`, provideDeactivateUser, {
    subject: { id: user.id, by },
    values: NO_DEACTIVATION,
  });
  const field = useField(actor, (name, rule) => t(ruleText(name, rule)));
  const { name, value: length, onChange, isReadOnly } = field('length');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isStatus = by === 'status';
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(isStatus ? 'statusChange.done' : 'deactivate.done'));
    if (isShown) onClose();
  });
  const failed = t(isStatus ? 'statusChange.failed' : 'deactivate.failed');
  return (
    <FormDialog
      title={t(isStatus ? 'statusChange.off' : 'deactivate.title', { name: user.full_name })}
      size="small"
      actor={actor}
      reopened={(close) => <DeactivateDialog {...{ user, by }} onClose={close} />}
      failureTitle={failed}
      showsServerReason
      submitLabel={t(isStatus ? 'statusChange.offAction' : 'deactivate.action')}
      variant="danger"
      footer={
        <ConfirmPassword
          failure={failure}
          onConfirmed={() => actor.send({ type: 'form.submitted' })}
        />
      }
    >
      <p>{t(isStatus ? 'statusChange.offText' : 'deactivate.text')}</p>
      {!isStatus && <p>{t('deactivate.more')}</p>}
      <TextField
        {...field('reason')}
        label={t('suspension.reason')}
        description={t('suspension.reasonHint', { name: user.full_name })}
        isMultiline
        isRequired
        maxLength={SUSPENSION_REASON_MAX}
        autoFocus
      />
      <Select
        name={name}
        value={length}
        isDisabled={isReadOnly}
        label={t('suspension.length')}
        options={LENGTHS.map((id) => ({ id, label: t(`suspension.lengths.${id}`) }))}
        onChange={(next) => onChange(next as typeof length)}
      />
      {length === 'chosen' && (
        <DatePicker
          {...field('until')}
          label={t('suspension.until')}
          timeZone={timeZone}
          isRequired
        />
      )}
    </FormDialog>
  );
}

const ruleText = (name: string, rule: string) =>
  name === 'reason'
    ? rule === 'long'
      ? 'suspension.reasonLong'
      : 'suspension.reasonMissing'
    : rule === 'past'
      ? 'suspension.untilPast'
      : 'suspension.untilMissing';
