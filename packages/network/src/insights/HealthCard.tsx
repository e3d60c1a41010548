import { HEALTH_PARTS, type HealthScore } from '@saudagar/contract';
import { Button, Card, Meter } from '@saudagar/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

/** Where a tip of the health score leads (NET-132, NET-134). */
export type TipAction = 'find_people' | 'invite' | 'post' | 'complete_profile';

/** What opens each tip's target; a tip without one is a plain sentence. */
export type TipTargets = Partial<Record<TipAction, () => void>>;

interface HealthCardProps {
  health: HealthScore;
  targets: TipTargets;
}

const TONES: Partial<Record<string, 'good' | 'warning'>> = { green: 'good', yellow: 'warning' };

/** The health score as a gauge, its four parts, and tips that lead somewhere (NET-118–135). */
export function HealthCard({ health, targets }: HealthCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { overall_score: score, health_level: level, components, tips } = health;
  const tone = TONES[level.color] ?? 'poor';
  return (
    <Card as="section" padding="large" className="sg-network-health" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-network-title">
        {t('health.title')}
      </h2>
      <div className="sg-network-score">
        <Gauge score={score} tone={tone} label={t('health.score', { score })} />
        <div>
          <p className="sg-network-level" data-tone={tone}>
            {level.level}
          </p>
          <p className="sg-network-company">{level.message}</p>
        </div>
      </div>
      <div className="sg-network-parts">
        {HEALTH_PARTS.map((part) => (
          <Meter
            key={part}
            label={t(`health.parts.${part}`)}
            value={components[part].score}
            maxValue={components[part].max}
            valueLabel={t('health.points', {
              score: components[part].score,
              max: components[part].max,
            })}
          />
        ))}
      </div>
      {tips.length > 0 && (
        <>
          <h3 className="sg-network-subtitle">{t('health.tips')}</h3>
          <ul className="sg-network-tips">
            {tips.map(({ tip, action }) => {
              const open = isKnown(action) ? targets[action] : undefined;
              return (
                <li key={tip}>
                  <span>{tip}</span>
                  {open && isKnown(action) && (
                    <Button size="compact" icon={<ArrowRight />} onPress={open}>
                      {t(`health.actions.${action}`)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}

const ACTIONS: readonly string[] = ['find_people', 'invite', 'post', 'complete_profile'];
const isKnown = (action: string | null | undefined): action is TipAction =>
  ACTIONS.includes(action ?? '');

/** The best score (NET-119). */
const MOST = 100;
const RADIUS = 42;
/** A half circle. */
const LENGTH = Math.PI * RADIUS;

function Gauge({ score, tone, label }: { score: number; tone: string; label: string }) {
  const share = Math.min(Math.max(score, 0), MOST) / MOST;
  const arc = `M ${50 - RADIUS} 50 A ${RADIUS} ${RADIUS} 0 0 1 ${50 + RADIUS} 50`;
  return (
    <div className="sg-network-gauge" data-tone={tone} role="img" aria-label={label}>
      <svg viewBox="0 0 100 56" aria-hidden="true" focusable="false">
        <path className="sg-network-gauge-track" d={arc} />
        <path
          className="sg-network-gauge-fill"
          d={arc}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        />
      </svg>
      <span className="sg-network-gauge-value" aria-hidden="true">
        {Math.round(score)}
        <span className="sg-network-gauge-max">/{MOST}</span>
      </span>
    </div>
  );
}
