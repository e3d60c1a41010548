import { useAddress } from '@saudagar/flows/react';
import {
  loadable,
  OnDemand,
  PageHeader,
  SkeletonText,
  ToggleButton,
  useRestoreFocus,
} from '@saudagar/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { CreateEvent } from './CreateEvent.tsx';
import type { EventCallbacks } from './callbacks.ts';
import { EventsFilters } from './list/EventsFilters.tsx';
import { EventsList } from './list/EventsList.tsx';
import { CLEARED, eventsFields } from './list/eventsAddress.ts';
import { useTexts } from './texts.ts';

const eventDialog = loadable(async () => (await import('./detail/EventDialog.tsx')).EventDialog);
const monthView = loadable(async () => (await import('./month/MonthView.tsx')).MonthView);

/** Props of {@link Events}. */
export interface EventsProps extends EventCallbacks {
  /** Replaces the heading above the events. @default a heading with a line of text */
  header?: ReactNode | undefined;
}

/**
 * Community events as a list or by month, with the details of one in a dialog. View, search,
 * filters, month and open event are kept in the address where the host provides one.
 */
// EVT-001, EVT-006
export function Events({ onMessage, header }: EventsProps) {
  const { t } = useTexts();
  const [state, change] = useAddress(eventsFields);
  const opener = useRef<Element | null>(null);
  const open = useCallback(
    (event: string) => {
      opener.current = document.activeElement;
      change({ event });
    },
    [change],
  );
  useRestoreFocus(state.event !== null, () => opener.current as HTMLElement | null);
  const { search, status, category, mine, view } = state;
  const query = useMemo(
    () => ({ search, status, category, mine, span: null }),
    [search, status, category, mine],
  );
  const clear = () => change(CLEARED);
  return (
    <section className="sg-events" aria-label={t('events')}>
      <PageHeader title={t('events')} intro={t('intro')} instead={header}>
        <CreateEvent />
      </PageHeader>
      <EventsFilters state={state} onChange={change}>
        <fieldset className="sg-events-views" aria-label={t('view.name')}>
          <ToggleButton
            variant="quiet"
            size="small"
            icon={<List />}
            isSelected={view === 'list'}
            onChange={() => change({ view: 'list' })}
          >
            {t('view.list')}
          </ToggleButton>
          <ToggleButton
            variant="quiet"
            size="small"
            icon={<CalendarDays />}
            isSelected={view === 'month'}
            onChange={() => change({ view: 'month' })}
          >
            {t('view.month')}
          </ToggleButton>
        </fieldset>
      </EventsFilters>
      {view === 'list' ? (
        <EventsList query={query} onOpen={open} onClear={clear} />
      ) : (
        <OnDemand part={monthView} fallback={<SkeletonText lines={6} />}>
          <monthView.View
            query={query}
            month={state.month}
            onMonth={(month) => change({ month })}
            onOpen={open}
            onClear={clear}
          />
        </OnDemand>
      )}
      {state.event !== null && (
        <OnDemand part={eventDialog}>
          <eventDialog.View
            key={state.event}
            eventId={state.event}
            onMessage={onMessage}
            onClose={() => change({ event: null }, 'replace')}
          />
        </OnDemand>
      )}
    </section>
  );
}
