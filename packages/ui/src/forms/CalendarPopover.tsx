import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** The calendar of a `DatePicker`, for pointer and arrow keys; Page Up and Down turn months. */
export function CalendarPopover() {
  const { t } = useTexts();
  return (
    <Popover aria-label={t('date.calendar')} className="sg-calendar-popover">
      <Calendar className="sg-calendar">
        <header className="sg-calendar-header">
          <IconButton slot="previous" aria-label={t('date.previous')}>
            <ChevronLeft />
          </IconButton>
          <CalendarHeading className="sg-calendar-month" />
          <IconButton slot="next" aria-label={t('date.next')}>
            <ChevronRight />
          </IconButton>
        </header>
        <CalendarGrid className="sg-calendar-grid">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="sg-calendar-weekday">{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className="sg-calendar-day" />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Popover>
  );
}
