import { useSession } from '@saudagar/portal';
import { Button, EmptyState, loadable, OnDemand, SkeletonText, Tabs } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useMemo } from 'react';
import type { ResourceCallbacks } from '../callbacks.ts';
import { useTexts } from '../texts.ts';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryList } from './LibraryList.tsx';
import { CLEARED, type LibraryState } from './libraryAddress.ts';

const savedTab = loadable(async () => (await import('../saving/SavedTab.tsx')).SavedTab);

interface LibraryProps {
  state: LibraryState;
  onChange: (change: Partial<LibraryState>, how?: 'push' | 'replace') => void;
  links: ResourceCallbacks;
  /** Replaces the message of a library without resources. */
  empty: ReactNode;
}

/** The library with its tabs; visitors see a single one (RES-003). */
export function Library({ state, onChange, links, empty }: LibraryProps) {
  const { t } = useTexts();
  // Tabs are shown while the session loads, to avoid layout shift.
  const isMember = useSelector(useSession(), (snapshot) => !snapshot.matches('signedOut'));
  const all = (
    <FilteredList
      {...{ state, onChange, links }}
      tab="all"
      empty={
        empty ?? (
          <EmptyState illustration={<BookOpen />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        )
      }
    />
  );
  if (!isMember) return all;

  const browse = (
    <Button onPress={() => onChange({ tab: 'all', ...CLEARED })}>{t('empty.browse')}</Button>
  );
  const saved = (
    <OnDemand part={savedTab} fallback={<SkeletonText lines={2} />}>
      <savedTab.View listId={state.list} onList={(list) => onChange({ list })}>
        {(list) => (
          <FilteredList
            {...{ state, onChange, links, list }}
            tab="saved"
            empty={
              <EmptyState illustration={<Bookmark />} title={t('empty.savedTitle')} action={browse}>
                {t('empty.savedText')}
              </EmptyState>
            }
          />
        )}
      </savedTab.View>
    </OnDemand>
  );
  const begun = (
    <FilteredList
      {...{ state, onChange, links }}
      tab="progress"
      isBegun
      empty={
        <EmptyState illustration={<Clock />} title={t('empty.progressTitle')} action={browse}>
          {t('empty.progressText')}
        </EmptyState>
      }
    />
  );
  const tabs = [
    { id: 'all' as const, label: t('tabs.all'), panel: all },
    { id: 'saved' as const, label: t('tabs.saved'), panel: saved },
    { id: 'progress' as const, label: t('tabs.progress'), panel: begun },
  ];
  return (
    <Tabs
      aria-label={t('tabs.name')}
      tabs={tabs}
      selected={state.tab}
      keyboardActivation="manual"
      onSelect={(tab) => onChange({ tab })}
    />
  );
}

interface FilteredListProps extends LibraryProps {
  tab: string;
  list?: string | undefined;
  isBegun?: boolean | undefined;
}

/** The resources of one tab below search and filters. */
function FilteredList(props: FilteredListProps) {
  const { state, onChange, links, empty, tab, list = null, isBegun = false } = props;
  const { search, type, category } = state;
  const query = useMemo(
    () => ({ search, type, category, list, isBegun }),
    [search, type, category, list, isBegun],
  );
  return (
    <div className="sg-resources-list">
      <LibraryFilters state={state} onChange={onChange} />
      <LibraryList {...{ tab, query, links, empty }} onClear={() => onChange(CLEARED)} />
    </div>
  );
}
