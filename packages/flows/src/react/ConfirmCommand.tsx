import type { ApiError } from '@saudagar/contract';
import { ConfirmDialog, type ConfirmDialogProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { CommandContext, CommandEmitted } from '../commandMachine.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { useClosedWhileSending } from './useClosedWhileSending.ts';

/** Actor of a machine made by `commandMachine`. */
export type CommandActor<Input> = FlowActor<CommandSnapshot<Input>, { type: 'command.confirmed' }> &
  Pick<ActorRef<Snapshot<unknown>, never, CommandEmitted<unknown>>, 'on'>;

type CommandSnapshot<Input> = Snapshot<unknown> & {
  context: CommandContext<Input>;
  hasTag(tag: 'idle' | 'busy'): boolean;
};

/** Props of {@link ConfirmCommand}. */
export interface ConfirmCommandProps<Input> {
  actor: CommandActor<Input>;
  /** The question in short. */
  title: string;
  /** Label of the confirming button: the act itself. */
  confirmLabel: string;
  /** Visual weight of the confirming button. @default 'primary' */
  variant?: ConfirmDialogProps['variant'] | undefined;
  /** Says what failed, before the reason. @default the reason alone */
  failureTitle?: string | undefined;
  /** Words the reason. @default the server's own message, or the kit's */
  failureText?: ((failure: ApiError) => string) | undefined;
  /** Called when the member declines, or closes it while the command runs. */
  onCancel: () => void;
  /** The consequences. */
  children: ReactNode;
}

/**
 * Asks before a command runs, shows its progress, and keeps an error with a retry. It can be closed
 * while the command runs on: a toast then announces a failure, and its owner a success.
 */
export function ConfirmCommand<Input>(props: ConfirmCommandProps<Input>) {
  const { actor, title, confirmLabel, variant = 'primary', failureTitle, failureText } = props;
  const { onCancel, children } = props;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useClosedWhileSending(actor, 'command.failed', { title, failureTitle, failureText });
  return (
    <ConfirmDialog
      isOpen
      variant={variant}
      title={title}
      confirmLabel={confirmLabel}
      isPending={isBusy}
      onConfirm={() => actor.send({ type: 'command.confirmed' })}
      onCancel={onCancel}
    >
      {children}
      <FailureMessage
        failure={failure}
        isDetailed
        isAnswer
        reasonText={failureText}
        {...(failureTitle !== undefined && { title: failureTitle })}
      />
    </ConfirmDialog>
  );
}
