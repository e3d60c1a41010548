import { FailureMessage } from '@saudagar/flows/react';
import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { useTexts } from './texts.ts';
import { provideUsersExport } from './usersExportFlow.ts';
import type { UsersQuery } from './usersFlow.ts';

interface UsersExportProps {
  query: UsersQuery;
}

/** Exports the filtered users; administrators only. */
export function UsersExport({ query }: UsersExportProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = useViewActor(provideUsersExport, undefined);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, 'export.cut', () => notifier.info(lazy('export.cut')));
  return (
    <div className="sg-users-export">
      <Button
        icon={<Download />}
        isPending={isBusy}
        onPress={() => actor.send({ type: 'export.requested', query })}
      >
        {t('export.open')}
      </Button>
      <FailureMessage failure={failure} title={t('export.failed')} isAnswer />
    </div>
  );
}
