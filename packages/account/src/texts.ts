import { defineTexts } from '@saudagar/ui';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** The texts of sign-in and registration. */
export const useTexts = defineTexts('account', { en, id });
