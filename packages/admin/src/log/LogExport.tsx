import { FailureMessage } from '@saudagar/flows/react';
import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { provideLogExport } from './logExportFlow.ts';
import type { LogQuery } from './logFlow.ts';
import { useTexts } from './texts.ts';

interface LogExportProps {
  query: LogQuery;
  /** True while the range of days is backwards. */
  isRefused: boolean;
}

/** Exports the filtered log; the export itself is logged. */
export function LogExport({ query, isRefused }: LogExportProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = useViewActor(provideLogExport, undefined);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, 'export.cut', () => notifier.info(lazy('export.cut')));
  return (
    <div className="sg-log-export">
      <Button
        icon={<Download />}
        isPending={isBusy}
        isDisabled={isRefused}
        onPress={() => actor.send({ type: 'export.requested', query })}
      >
        {t('export.open')}
      </Button>
      <FailureMessage failure={failure} title={t('export.failed')} isAnswer />
    </div>
  );
}
