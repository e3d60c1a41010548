import { usePortal } from '@saudagar/portal';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { showTitle } from './title.ts';

/** Sets the page's title to its subject, once that is known. */
export function useTitle(subject: string | null): void {
  const { name } = usePortal().brand();
  const { locale } = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of language resets the page's plain title
  useEffect(() => {
    if (subject !== null) showTitle(`${subject} · ${name}`);
  }, [subject, name, locale]);
}
