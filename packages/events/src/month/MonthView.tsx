import type { Event } from '@saudagar/contract';
import { ListView, usePersistentList } from '@saudagar/flows/react';
import { Button, IconButton, useNow } from '@saudagar/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import type { EventsQuery } from '../list/eventsFlow.ts';
import { provideEvents } from '../list/eventsFlow.ts';
import { useTexts } from '../texts.ts';
import { Agenda } from './Agenda.tsx';
import { MonthTable } from './MonthTable.tsx';
import { addMonths, monthOf, readMonth, weeksOf, writeMonth } from './month.ts';

/** Props of {@link MonthView}. */
export interface MonthViewProps {
  /** Search and filters of the list. */
  query: EventsQuery;
  /** The month shown, such as '2026-12'; null for the current one. */
  month: string | null;
  onMonth: (month: string | null) => void;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Events of a month as a calendar; on narrow screens, a list by day follows. */
export function MonthView(props: MonthViewProps) {
  const { query, month: monthParam, onMonth, onClear, onOpen } = props;
  const { t, locale } = useTexts();
  const now = useNow();
  const month = readMonth(monthParam) ?? monthOf(new Date(now));
  const key = writeMonth(month);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the month
  const weeks = useMemo(() => weeksOf(month), [key]);
  const ofMonth = useMemo(() => ({ ...query, span: spanOf(weeks) }), [query, weeks]);
  const actor = usePersistentList(`events.month.${key}`, provideEvents, ofMonth);

  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
    new Date(month.year, month.month, 1),
  );
  const turn = (by: number) => {
    const next = addMonths(month, by);
    const isNow = writeMonth(next) === writeMonth(monthOf(new Date()));
    onMonth(isNow ? null : writeMonth(next));
  };
  const show = (events: readonly Event[]) => (
    <div className="sg-event-month-sheet">
      <MonthTable {...{ name, weeks, events, onOpen }} />
      <Agenda {...{ weeks, events, onOpen }} />
      {events.length === 0 && <p className="sg-event-note">{t('empty.month')}</p>}
    </div>
  );
  return (
    <div className="sg-event-month">
      <header className="sg-event-month-head">
        <h2 className="sg-event-month-name" aria-live="polite">
          {name}
        </h2>
        <IconButton aria-label={t('month.previous')} onPress={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('month.next')} onPress={() => turn(1)}>
          <ChevronRight />
        </IconButton>
        <Button size="small" onPress={() => onMonth(null)}>
          {t('month.today')}
        </Button>
      </header>
      <ListView
        key={key}
        actor={actor}
        aria-label={t('month.list', { month: name })}
        idOf={({ id }) => id}
        skeleton={show([])}
        skeletons={1}
        failureTitle={t('failed')}
        empty={show([])}
        unmatched={t('empty.title')}
        onClear={onClear}
        renderItems={({ items }) => show(items)}
      />
    </div>
  );
}

function spanOf(weeks: ReturnType<typeof weeksOf>) {
  const days = weeks.flat();
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? { from: first.start.toISOString(), to: last.end.toISOString() } : null;
}
