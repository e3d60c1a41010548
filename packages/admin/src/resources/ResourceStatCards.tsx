import { FailureMessage } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { formatNumber, StatCard, StatList } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Library from 'lucide-react/icons/library';
import PenLine from 'lucide-react/icons/pen-line';
import Star from 'lucide-react/icons/star';
import { provideResourceStats } from './resourceStatsFlow.ts';
import { useTexts } from './texts.ts';

const FIGURES = [
  ['total', 'total_resources', Library],
  ['published', 'published_resources', CircleCheck],
  ['drafts', 'draft_resources', PenLine],
  ['featured', 'featured_resources', Star],
] as const;

/** How many resources there are (ADM-124–128). */
export function ResourceStatCards() {
  const { t, locale } = useTexts();
  const actor = useViewActor(provideResourceStats, { query: null });
  const stats = useSelector(actor, ({ context }) => context.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (one) => one.hasTag('loading') || one.hasTag('reading'));
  return (
    <>
      <StatList>
        {FIGURES.map(([label, name, TypeIcon]) => (
          <StatCard
            key={name}
            label={t(`stats.${label}`)}
            value={stats ? formatNumber(stats[name], locale) : '–'}
            icon={<TypeIcon />}
          />
        ))}
      </StatList>
      {!isBusy && (
        <FailureMessage
          failure={failure}
          title={t('stats.failed')}
          onRetry={() => actor.send({ type: 'read.retried' })}
        />
      )}
    </>
  );
}
