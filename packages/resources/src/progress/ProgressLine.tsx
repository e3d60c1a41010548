import type { Resource } from '@saudagar/contract';
import { formatNumber, Meter } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** The member's progress; renders nothing before they have started. */
export function ProgressLine({ resource: { progress = 0 } }: { resource: Resource }) {
  const { t, locale } = useTexts();
  if (progress <= 0) return null;
  const percent = formatNumber(progress / 100, locale, { style: 'percent' });
  return (
    <Meter
      className="sg-resource-progress"
      value={progress}
      label={progress >= 100 ? t('progress.finished') : t('progress.label')}
      valueLabel={percent}
    />
  );
}
