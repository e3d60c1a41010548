import type { Locale } from '@saudagar/contract';
import { UiProvider } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders a node to HTML in a language. */
export const render = (locale: Locale, shown: ReactNode): string =>
  renderToString(<UiProvider locale={locale}>{shown}</UiProvider>);
