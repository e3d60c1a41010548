import { useTexts } from '../texts/useTexts.ts';

export interface SkipLinkProps {
  /** Id of the element with the page's content. @default 'main' */
  target?: string | undefined;
}

/** The first tab stop: skips the navigation. Hidden until focused. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { t } = useTexts();
  return (
    <a className="sg-skip-link" href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
