import { DateInput, DateSegment } from 'react-aria-components';

/** Segments of a date or time, each typed or changed with the arrow keys. */
export function DateParts() {
  return (
    <DateInput className="sg-date-parts">
      {(segment) => <DateSegment segment={segment} className="sg-date-part" />}
    </DateInput>
  );
}
