import { Button, MemberText } from '@saudagar/ui';
import { useEffect, useRef, useState } from 'react';
import type { ProgressActor } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';
import { readShare, scrollToShare } from './reading.ts';

interface ArticleTextProps {
  progress: ProgressActor | undefined;
  children: string;
}

/** An article's own text, by paragraphs; what was scrolled past is told as progress. */
export function ArticleText({ progress, children }: ArticleTextProps) {
  const { t } = useTexts();
  const text = useRef<HTMLElement>(null);
  const [begun] = useState(() => progress?.getSnapshot().context.reached ?? 0);

  useEffect(() => {
    if (!progress) return;
    const report = () => {
      const share = text.current && readShare(text.current);
      if (share) progress.send({ type: 'progress.reached', percent: share * 100 });
    };
    // Of whatever element scrolls around the text.
    document.addEventListener('scroll', report, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', report, { capture: true });
  }, [progress]);

  return (
    <>
      {begun > 0 && begun < 100 && (
        <Button
          size="small"
          className="sg-resource-continue"
          onPress={() => text.current && scrollToShare(text.current, begun / 100)}
        >
          {t('progress.continue')}
        </Button>
      )}
      <section
        ref={text}
        className="sg-resource-text"
        aria-label={t('detail.text')}
        // Takes the focus of the button that leads on.
        tabIndex={-1}
      >
        {paragraphsOf(children).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their place
          <MemberText key={index} className="sg-resource-paragraph">
            {paragraph}
          </MemberText>
        ))}
      </section>
    </>
  );
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
