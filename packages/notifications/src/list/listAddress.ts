import { choiceField } from '@saudagar/flows/react';
import { SHOWN } from './shown.ts';

/** The list's state, by the names of the query parameters. */
export const listFields = { show: choiceField(SHOWN, 'all') };
