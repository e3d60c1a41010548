import type { ApiError } from '@saudagar/contract';
import { ConfirmDialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { CommandContext, CommandEmitted } from '../commandMachine.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { useClosedWhileSending } from './useClosedWhileSending.ts';

/** The actor of a machine made by `commandMachine`. */
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
  /** The act itself, on the button that goes ahead. */
  confirmLabel: string;
  /** Whether going ahead destroys something. @default false */
  isDanger?: boolean;
  /** Says what could not be done, before the reason. @default the reason alone */
  failureTitle?: string;
  /** Words for the reason. @default the server's own, or why the call failed */
  failureText?: (failure: ApiError) => string;
  /** Told that the member declines, or closes it while it runs. */
  onCancel: () => void;
  /** What will happen. */
  children: ReactNode;
}

/**
 * Asks before a command runs, shows that it runs, and keeps a failure with another try. It can be
 * closed while it runs, which goes on: a failure is then told by a notice, and success by its owner.
 */
export function ConfirmCommand<Input>(props: ConfirmCommandProps<Input>) {
  const { actor, title, confirmLabel, isDanger = false, failureTitle, failureText } = props;
  const { onCancel, children } = props;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useClosedWhileSending(actor, 'command.failed', { title, failureTitle, failureText });
  return (
    <ConfirmDialog
      isOpen
      isDanger={isDanger}
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
