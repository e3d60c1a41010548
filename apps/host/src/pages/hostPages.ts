import { hostPagesOf } from './page.ts';
import { pages } from './pages.ts';

/** The pages of Saudagar Hub. */
export const hostPages = hostPagesOf(pages);
