import type { MUTED_TYPES } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { Button, SkeletonText } from '@saudagar/ui';
import { useId, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideMutes } from './mutesFlow.ts';
import { useMuting } from './useMuting.ts';

/** The member's muted items, each with an unmute button. */
export function MutedItems() {
  const { t } = useTexts();
  const setMuted = useMuting();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const actor = usePersistentActor('notifications.mutes', provideMutes, { query: null });
  return (
    <section ref={section} className="sg-muted-items" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="sg-muted-title">
        {t('mutes.title')}
      </h3>
      <ReadView actor={actor} skeleton={<SkeletonText lines={2} />}>
        {(mutes) =>
          mutes.length === 0 ? (
            <p className="sg-muted-none">{t('mutes.none')}</p>
          ) : (
            <ul className="sg-muted-list">
              {mutes.map((mute) => {
                const title = mute.title ?? t('noText');
                return (
                  <li key={`${mute.type} ${mute.id}`}>
                    <span className="sg-muted-name">
                      <span className="sg-muted-type">
                        {t(`types.${mute.type as (typeof MUTED_TYPES)[number]}`)}
                      </span>
                      {title}
                    </span>
                    <Button
                      size="small"
                      aria-label={t('mutes.unmuteOne', { title })}
                      onPress={() => {
                        // The row is removed once it is unmuted.
                        section.current?.focus({ preventScroll: true });
                        setMuted(mute, false);
                      }}
                    >
                      {t('mutes.unmute')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </ReadView>
    </section>
  );
}
