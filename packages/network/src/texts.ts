import { defineTexts } from '@saudagar/ui';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** The network's own texts. */
export const useTexts = defineTexts('network', { en, id });
