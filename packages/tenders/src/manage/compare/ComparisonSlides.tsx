import { IconButton } from '@saudagar/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, useState } from 'react';
import { PosterActions } from '../proposal/ProposalActions.tsx';
import { useTexts } from '../texts.ts';
import { Bidder } from './Bidder.tsx';
import type { ComparisonProps } from './ComparisonTable.tsx';
import { amountOf } from './useCriteria.tsx';

/**
 * One proposal a screen, for phones: swiped, or changed by buttons. Its price and place stay above
 * while the rest scrolls.
 */
export function ComparisonSlides({ ranked, criteria }: ComparisonProps) {
  const { t } = useTexts();
  const id = useId();
  const frame = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const count = ranked.length;
  const current = Math.min(position, count - 1);
  const show = (index: number) => {
    const list = frame.current;
    list?.scrollTo({ left: index * list.clientWidth * (isRightToLeft(list) ? -1 : 1) });
    setPosition(index);
  };
  const shown = ranked[current];
  const places = ranked.filter(({ place }) => place !== null).length;
  return (
    <section className="sg-tender-slides" aria-label={t('compare.table')}>
      <div className="sg-tender-slides-bar">
        {count > 1 && (
          <IconButton
            aria-label={t('compare.previous')}
            onPress={() => show((current + count - 1) % count)}
          >
            <ChevronLeft />
          </IconButton>
        )}
        <p className="sg-tender-slides-summary" aria-live="polite">
          {count > 1 && (
            <span className="sg-tender-label">
              {t('compare.position', { position: current + 1, count })}
            </span>
          )}
          {shown && (
            <>
              <strong className="sg-tender-amount">{amountOf(shown)}</strong>
              {shown.place !== null && places > 1 && (
                <span className="sg-tender-label">
                  {t('compare.place', { place: shown.place, count: places })}
                </span>
              )}
            </>
          )}
        </p>
        {count > 1 && (
          <IconButton aria-label={t('compare.next')} onPress={() => show((current + 1) % count)}>
            <ChevronRight />
          </IconButton>
        )}
      </div>
      <ul
        ref={frame}
        className="sg-tender-slides-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        tabIndex={0}
        aria-label={t('compare.table')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPosition(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {ranked.map((one, index) => (
          <li
            key={one.proposal.id}
            // React 18 does not know the attribute.
            ref={(slide) => {
              if (slide) slide.inert = index !== current;
            }}
            aria-labelledby={`${id}-${index}`}
            className="sg-tender-slide"
            data-status={one.proposal.status}
          >
            <h2 id={`${id}-${index}`} className="sg-tender-title">
              <Bidder proposal={one.proposal} />
            </h2>
            <dl className="sg-tender-slide-criteria">
              {[...criteria.terms, ...criteria.answers].map(({ id: criterion, name, render }) => (
                <div key={criterion}>
                  <dt className="sg-tender-label">{name}</dt>
                  <dd>{render(one)}</dd>
                </div>
              ))}
            </dl>
            <PosterActions proposal={one.proposal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';
