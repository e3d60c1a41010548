import type { Session } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideEndDevice } from './endDeviceFlow.ts';
import { useDeviceName } from './useDeviceName.ts';

interface EndDeviceDialogProps {
  /** The device, or 'others' for all but this one. */
  of: Session | 'others';
  /** Called after signing out. */
  onDone: () => void;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Asks for confirmation before devices are signed out. */
export function EndDeviceDialog({ of, onDone, onClose }: EndDeviceDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const nameOf = useDeviceName();
  const isOne = of !== 'others';
  const id = isOne ? of.id : null;
  const actor = usePersistentActor(`settings.end.${id ?? 'others'}`, provideEndDevice, {
    input: { id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy(isOne ? 'devices.ended' : 'devices.endedOthers'));
    onDone();
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t(isOne ? 'devices.endTitle' : 'devices.endOthersTitle')}
      confirmLabel={t(isOne ? 'devices.end' : 'devices.endOthers')}
      failureTitle={t('devices.endFailed')}
      onCancel={onClose}
    >
      {isOne ? t('devices.endText', { device: nameOf(of) }) : t('devices.endOthersText')}
    </ConfirmCommand>
  );
}
