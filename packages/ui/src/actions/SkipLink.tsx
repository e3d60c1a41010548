import { useTexts } from '../texts/useTexts.ts';

export interface SkipLinkProps {
  /** Id of the element that holds the page's content. @default 'main' */
  target?: string;
}

/** The first stop of the Tab key: jumps over the navigation to the content. Unseen until focused. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { t } = useTexts();
  return (
    <a className="sg-skip-link" href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
