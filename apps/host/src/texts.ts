import { defineTexts } from '@saudagar/ui';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** The host's own texts. */
export const useTexts = defineTexts('host', { en, id });
