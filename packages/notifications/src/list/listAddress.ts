import { choiceField } from '@saudagar/flows/react';
import { SHOWN } from './shown.ts';

/** Query parameters of the list and how they are read. */
export const listFields = { show: choiceField(SHOWN, 'all') };
