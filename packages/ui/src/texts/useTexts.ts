import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { defineTexts } from './defineTexts.ts';

/** The components' own texts. */
export const useTexts = defineTexts('ui', { en, id });
