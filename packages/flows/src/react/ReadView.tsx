import { EmptyState, KeptNotice } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Snapshot } from 'xstate';
import type { ReadContext, ReadEvent, ReadTag } from '../readMachine.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { useTexts } from './texts.ts';

/** Actor of a machine made by `readMachine`. */
export type ReadActor<Query, Value> = FlowActor<ReadSnapshot<Query, Value>, ReadEvent<Value>>;

type ReadSnapshot<Query, Value> = Snapshot<unknown> & {
  context: ReadContext<Query, Value>;
  hasTag(tag: ReadTag): boolean;
};

/** Props of {@link ReadView}. */
export interface ReadViewProps<Query, Value> {
  actor: ReadActor<Query, Value>;
  /** Renders the value. */
  children: (value: Value) => ReactNode;
  /** Placeholder while the value is loading. */
  skeleton: ReactNode;
  /** Content when there is no value. @default nothing */
  empty?: ReactNode | undefined;
  /** Content when the member may not see it. @default a plain sentence */
  forbidden?: ReactNode | undefined;
  /** Says who may see it, and what to do. @default that the account may not, and whom to ask */
  forbiddenText?: string | undefined;
  /** Content when it does not exist. @default a plain sentence */
  gone?: ReactNode | undefined;
  /** Content when it was deleted while it was shown. @default as `gone` */
  lost?: ReactNode | undefined;
  /** Says that it could not be read, before the server's own message. @default the reason alone */
  failureTitle?: string | undefined;
  /** A way out when nothing can be shown, such as a link to the list. @default none */
  wayOut?: ReactNode | undefined;
}

/** Shows one record in each of its states: loading, ready, empty, forbidden, gone, failed. */
export function ReadView<Query, Value>(props: ReadViewProps<Query, Value>) {
  const { actor, children, skeleton, empty = null, forbidden, gone, lost, wayOut } = props;
  const { failureTitle, forbiddenText } = props;
  const { t } = useTexts();
  const value = useSelector(actor, ({ context }) => context.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const keptAt = useSelector(actor, ({ context }) => context.keptAt);
  const isLoading = useTag(actor, 'loading');
  const isForbidden = useTag(actor, 'forbidden');
  const isNotFound = useTag(actor, 'gone');
  const isLost = useTag(actor, 'lost');
  const isEmpty = useTag(actor, 'empty');
  const hasFailed = useTag(actor, 'failed');
  const isReading = useTag(actor, 'reading');
  const isOutdated = useTag(actor, 'readingFailed');
  const retry = () => actor.send({ type: 'read.retried' });

  return (
    // Receives focus when a focused Retry disappears.
    <div
      className="sg-read-view"
      tabIndex={-1}
      aria-busy={isLoading || isReading}
      data-loading={(isLoading && value === null) || undefined}
    >
      {isForbidden &&
        (forbidden ?? (
          <EmptyState title={t('read.forbidden')} action={wayOut}>
            {forbiddenText ?? t('read.forbiddenText')}
          </EmptyState>
        ))}
      {isNotFound &&
        ((isLost ? lost : gone) ?? gone ?? (
          <EmptyState title={t('read.gone')} action={wayOut}>
            {t('read.goneText')}
          </EmptyState>
        ))}
      {isEmpty && empty}
      {hasFailed && (
        <FailureMessage
          failure={failure}
          onRetry={retry}
          {...(failureTitle !== undefined && { title: failureTitle, isDetailed: true })}
        />
      )}
      {isLoading && value === null && skeleton}
      <KeptNotice at={keptAt} />
      {isOutdated && (
        <FailureMessage title={t('read.outdated')} failure={failure} onRetry={retry} />
      )}
      {value !== null && children(value)}
    </div>
  );
}

function useTag<Query, Value>(actor: ReadActor<Query, Value>, tag: ReadTag): boolean {
  return useSelector(actor, (snapshot) => snapshot.hasTag(tag));
}
