import { pageTexts } from '../pageTexts.ts';
import { texts } from './texts.ts';

/** Reads the page's own texts. */
export const useTexts = pageTexts('stop-invitations', texts);
