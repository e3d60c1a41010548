import { useAddress } from '@saudagar/flows/react';
import { loadable, OnDemand, PageHeader, useRestoreFocus } from '@saudagar/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { TenderCallbacks } from './callbacks.ts';
import { TendersFilters } from './list/TendersFilters.tsx';
import { TendersList } from './list/TendersList.tsx';
import { CLEARED, tendersFields } from './list/tendersAddress.ts';
import { PostTender } from './PostTender.tsx';
import { useTexts } from './texts.ts';

const tenderDialog = loadable(async () => (await import('./detail/TenderDialog.tsx')).TenderDialog);

/** Props of {@link Tenders}. */
export interface TendersProps extends TenderCallbacks {
  /** Replaces the heading above the tenders. @default a heading with a line of text */
  header?: ReactNode | undefined;
}

/**
 * All tenders, with the details of one above them. Search, filters and the open tender are part of
 * the URL where the host provides an address.
 */
// TND-004, SHELL-017, SHELL-046
export function Tenders({ onMessage, header }: TendersProps) {
  const { t } = useTexts();
  const [state, change] = useAddress(tendersFields);
  const opener = useRef<Element | null>(null);
  const open = useCallback(
    (tender: string) => {
      opener.current = document.activeElement;
      change({ tender });
    },
    [change],
  );
  useRestoreFocus(state.tender !== null, () => opener.current as HTMLElement | null);
  const { search, status, category } = state;
  const query = useMemo(() => ({ search, status, category }), [search, status, category]);
  return (
    <section className="sg-tenders" aria-label={t('tenders')}>
      <PageHeader title={t('tenders')} intro={t('intro')} instead={header}>
        <PostTender />
      </PageHeader>
      <TendersFilters state={state} onChange={change} />
      <TendersList query={query} onOpen={open} onClear={() => change(CLEARED)} />
      {state.tender !== null && (
        <OnDemand part={tenderDialog}>
          <tenderDialog.View
            key={state.tender}
            tenderId={state.tender}
            onMessage={onMessage}
            onClose={() => change({ tender: null }, 'replace')}
          />
        </OnDemand>
      )}
    </section>
  );
}
