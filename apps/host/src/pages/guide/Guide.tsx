import { ReadView, textField, useAddress } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { SearchField, SkeletonCard, VisuallyHidden } from '@saudagar/ui';
import { GuideSections } from './GuideSections.tsx';
import { provideGuide } from './guideFlow.ts';
import { type GuidedPage, sourcesOf } from './sections.ts';
import { useTexts } from './useTexts.ts';

const FIELDS = { q: textField };

/** The guide in one language; the search is part of the URL. */
export function Guide({ pages }: { pages: readonly GuidedPage[] }) {
  const { t, locale } = useTexts();
  const actor = useViewActor(provideGuide, {
    query: { sources: sourcesOf(pages), locale },
  });
  const [{ q }, change] = useAddress(FIELDS);
  return (
    <div className="sg-guide">
      <header className="sg-guide-head">
        <h1 className="sg-guide-heading">{t('heading')}</h1>
        <p className="sg-guide-intro">{t('intro')}</p>
        <SearchField
          aria-label={t('search')}
          placeholder={t('searchHint')}
          className="sg-guide-search"
          value={q}
          onChange={(typed) => change({ q: typed }, 'replace')}
        />
      </header>
      <ReadView
        actor={actor}
        skeleton={
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={3} />
          </>
        }
      >
        {(sections) => (
          <GuideSections
            pages={pages}
            sections={sections}
            typed={q}
            onClear={() => change({ q: '' }, 'replace')}
          />
        )}
      </ReadView>
    </div>
  );
}
