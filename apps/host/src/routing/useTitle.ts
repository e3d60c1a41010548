import { usePortal } from '@saudagar/portal';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { showTitle } from './title.ts';

/** Sets the page's title to its subject, once that is known. */
export function useTitle(subject: string | null): void {
  const { name } = usePortal().brand();
  const { locale } = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the language the page's plain title is set anew
  useEffect(() => {
    if (subject !== null) showTitle(`${subject} · ${name}`);
  }, [subject, name, locale]);
}
