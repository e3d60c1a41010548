import type { AppealStatus } from '@saudagar/contract';
import { ListView, usePersistentList } from '@saudagar/flows/react';
import { EmptyState, SkeletonCard } from '@saudagar/ui';
import Scale from 'lucide-react/icons/scale';
import { useMemo } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { AppealCard } from './AppealCard.tsx';
import { provideAppeals } from './appealsFlow.ts';
import { useTexts } from './texts.ts';

interface AppealsListProps {
  status: AppealStatus;
  /** Called with the flag whose details to open. */
  onOpen: (flagId: string) => void;
}

/** Appeals of decisions, in every state of the list. */
export function AppealsList({ status, onOpen }: AppealsListProps) {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const query = useMemo(() => ({ status }), [status]);
  const actor = usePersistentList('admin.appeals', provideAppeals, query);
  return (
    <ListView
      actor={actor}
      aria-label={t('list')}
      idOf={({ id }) => id}
      skeleton={<SkeletonCard />}
      failureTitle={t('failed')}
      forbiddenText={adminText('refusal.moderators')}
      empty={
        <EmptyState illustration={<Scale aria-hidden="true" />} title={t(`empty.${status}`)}>
          {t('empty.text')}
        </EmptyState>
      }
    >
      {(appeal) => <AppealCard appeal={appeal} onOpen={onOpen} />}
    </ListView>
  );
}
