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
  valuesOf,
} from './deactivateUserFlow.ts';
import { useTexts } from './texts.ts';

interface DeactivateDialogProps {
  user: ManagedUser;
  /** The control that opened it, with its documented words. */
  by: DeactivationSubject['by'];
  onClose: () => void;
}

/** Asks why and until when, then deactivates or changes it (ADM-306–309, ADM-345–352, ADM-368–370). */
export function DeactivateDialog({ user, by, onClose }: DeactivateDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.deactivate.${user.id}.${by}`, provideDeactivateUser, {
    subject: { id: user.id, by },
    values: by === 'change' ? valuesOf(user) : NO_DEACTIVATION,
  });
  const field = useField(actor, (name, rule) => t(ruleText(name, rule)));
  const { name, value: length, onChange, isReadOnly } = field('length');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const texts = TEXTS[by];
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(texts.done));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(texts.title, { name: user.full_name })}
      size="small"
      actor={actor}
      reopened={(close) => <DeactivateDialog {...{ user, by }} onClose={close} />}
      failureTitle={t(texts.failed)}
      showsServerReason
      submitLabel={t(texts.action)}
      variant={by === 'change' ? 'primary' : 'danger'}
      footer={
        <ConfirmPassword
          failure={failure}
          onConfirmed={() => actor.send({ type: 'form.submitted' })}
        />
      }
    >
      <p>{t(texts.text)}</p>
      {by === 'menu' && <p>{t('deactivate.more')}</p>}
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

/** Words of each way to the dialog. */
const TEXTS = {
  status: {
    title: 'statusChange.off',
    text: 'statusChange.offText',
    action: 'statusChange.offAction',
    done: 'statusChange.done',
    failed: 'statusChange.failed',
  },
  menu: {
    title: 'deactivate.title',
    text: 'deactivate.text',
    action: 'deactivate.action',
    done: 'deactivate.done',
    failed: 'deactivate.failed',
  },
  change: {
    title: 'suspensionChange.title',
    text: 'suspensionChange.text',
    action: 'suspensionChange.action',
    done: 'suspensionChange.done',
    failed: 'suspensionChange.failed',
  },
} as const;

const ruleText = (name: string, rule: string) =>
  name === 'reason'
    ? rule === 'long'
      ? 'suspension.reasonLong'
      : 'suspension.reasonMissing'
    : rule === 'past'
      ? 'suspension.untilPast'
      : 'suspension.untilMissing';
