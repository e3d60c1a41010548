import { INDUSTRY_TAGS, type IndustryTag } from '../account/account.ts';
import { LOCALES } from '../core/locale.ts';
import { loadTagTexts } from '../core/tags/tagTexts.ts';
import { searchedText, searchTerms } from '../text/search.ts';

/** A term of a search for people, and the industries that it names in any language. */
export interface PeopleTerm {
  term: string;
  tags: readonly IndustryTag[];
}

/** Returns the terms of a search for people; a member has each in their text or their industries. */
export async function peopleTerms(typed: string): Promise<PeopleTerm[]> {
  const languages = await Promise.all(LOCALES.map(loadTagTexts));
  const names = INDUSTRY_TAGS.map((tag) => ({
    tag,
    searched: searchedText(tag, ...languages.map(({ default: texts }) => texts[tag])),
  }));
  return searchTerms(typed).map((term) => ({
    term,
    tags: names.filter(({ searched }) => searched.includes(term)).map(({ tag }) => tag),
  }));
}
