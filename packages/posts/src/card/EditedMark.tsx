import { formatMoment } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Marks a text as edited, with the time as a tooltip. */
export function EditedMark({ at }: { at: string | null | undefined }) {
  const { t, locale } = useTexts();
  if (!at) return null;
  return (
    <span
      className="sg-post-edited"
      title={t('post.editedOn', { moment: formatMoment(new Date(at), locale) })}
    >
      {t('post.edited')}
    </span>
  );
}
