import { useTexts } from './texts.ts';
import { useValueText } from './useValueText.ts';

interface ChangeTableProps {
  fields: readonly string[];
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Zone of the event's times. @default the reader's */
  timeZone?: string | null | undefined;
}

/** Old and new values side by side. */
export function ChangeTable({ fields, before, after, timeZone }: ChangeTableProps) {
  const { t } = useTexts();
  const { nameOf, textOf } = useValueText(timeZone);
  return (
    <table className="sg-event-changes">
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td data-label={t('history.before')}>{textOf(field, before[field])}</td>
            <td data-label={t('history.after')}>{textOf(field, after[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
