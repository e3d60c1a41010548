import { Button, EmptyState, Link } from '@saudagar/ui';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import type { GuideSection } from './guideFlow.ts';
import { pictureOf } from './pictures.ts';
import { Section } from './Section.tsx';
import { countTasks, searchGuide } from './searchGuide.ts';
import { type GuidedPage, sectionId, sectionPath } from './sections.ts';
import { useHash, useHashInSight } from './useHash.ts';
import { useTexts } from './useTexts.ts';

interface GuideSectionsProps {
  pages: readonly GuidedPage[];
  sections: readonly GuideSection[];
  /** The search text; blank for all sections. */
  typed: string;
  /** Called to clear the search. */
  onClear: () => void;
}

/** The sections that match the search, beside a table of contents. */
export function GuideSections({ pages, sections, typed, onClear }: GuideSectionsProps) {
  const { t, locale } = useTexts();
  const hash = useHash();
  useHashInSight(true);
  const isSearching = typed.trim() !== '';
  const matchingSections = useMemo(() => searchGuide(sections, typed), [sections, typed]);
  return (
    <>
      <p className="sg-guide-found" role="status">
        {isSearching &&
          matchingSections.length > 0 &&
          t('found', { count: countTasks(matchingSections) })}
      </p>
      {matchingSections.length === 0 ? (
        <EmptyState
          illustration={<SearchX />}
          title={t('unmatched.title')}
          action={<Button onPress={onClear}>{t('clear')}</Button>}
        >
          {t('unmatched.text')}
        </EmptyState>
      ) : (
        <div className="sg-guide-body">
          <nav className="sg-guide-contents" aria-label={t('contents')}>
            <ul>
              {pages.map((page) => {
                const id = sectionId(page);
                const section = matchingSections.find((one) => one.id === id);
                return (
                  section && (
                    <li key={id}>
                      <Link
                        isPlain
                        className="sg-guide-content"
                        href={sectionPath(page)}
                        {...(id === hash && { 'aria-current': 'location' })}
                      >
                        {section.title}
                      </Link>
                    </li>
                  )
                );
              })}
            </ul>
          </nav>
          <div className="sg-guide-sections">
            {pages.map((page) => {
              const section = matchingSections.find(({ id }) => id === sectionId(page));
              return (
                section && (
                  <Section
                    key={section.id}
                    section={section}
                    picture={isSearching ? undefined : pictureOf(page, locale)}
                  />
                )
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
