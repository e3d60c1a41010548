import { useEffect, useRef } from 'react';
import { ChangeTable } from './ChangeTable.tsx';
import { criticalOf, type EditSubject, type EditValues, registeredFor } from './editValues.ts';
import { EVENT_FIELDS } from './eventValues.ts';
import { useTexts } from './texts.ts';

/** Shows which changes attendees would be notified of, before saving (EVT-204–206). */
export function CriticalQuestion({
  values,
  subject,
}: {
  values: EditValues;
  subject: EditSubject;
}) {
  const { t } = useTexts();
  const question = useRef<HTMLParagraphElement>(null);
  // Takes focus from the form fields it replaces.
  useEffect(() => question.current?.focus(), []);
  const after = EVENT_FIELDS.send(values);
  return (
    <>
      <p ref={question} tabIndex={-1} role="alert" className="sg-event-question">
        {t('critical.text', { count: registeredFor(subject) })}
      </p>
      <ChangeTable
        timeZone={values.time_zone}
        fields={criticalOf(values, subject)}
        before={values.basis as Record<string, unknown>}
        after={after as Record<string, unknown>}
      />
    </>
  );
}
