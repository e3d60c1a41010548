import { DateInput, DateSegment } from 'react-aria-components';

/** The parts of a date or time, each typed, or changed with the arrows. */
export function DateParts() {
  return (
    <DateInput className="sg-date-parts">
      {(segment) => <DateSegment segment={segment} className="sg-date-part" />}
    </DateInput>
  );
}
