/** Language of a visitor who has chosen none (SHELL-025). */
export const DEFAULT_LOCALE = 'en';

/** Storage keys with a version: a value of another shape gets another key. */
export const SESSION_KEY = 'saudagar.session.v1';
export const LOCALE_KEY = 'saudagar.locale.v1';
export const THEME_KEY = 'saudagar.theme.v1';
/** Only for this tab. */
export const TARGET_KEY = 'saudagar.target.v1';
/** Address of the list that a page requested first, by path. */
export const FIRST_LISTS_KEY = 'saudagar.firstLists.v1';
