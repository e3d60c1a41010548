import { LOCALES, localeName, localeOf, Select, useLocale } from '@saudagar/ui';
import { useHost } from '../HostContext.ts';
import { useTexts } from '../texts.ts';

export interface LanguageSelectProps {
  /** Written above it. @default nothing; the name is still announced */
  label?: string;
  /** Whether it shows its frame only while it is pointed at. @default false */
  isQuiet?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string;
}

/** Chooses the language (SHELL-026–028, SHELL-101); kept for the next visit (SHELL-030). */
export function LanguageSelect({ label, isQuiet = false, className }: LanguageSelectProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const { stores } = useHost();
  return (
    <Select
      {...(label ? { label } : { 'aria-label': t('language') })}
      {...(className && { className })}
      isQuiet={isQuiet}
      value={locale}
      options={LOCALES.map((id) => ({ id, label: localeName(id), lang: id }))}
      onChange={(chosen) => stores.locale.write(localeOf(chosen))}
    />
  );
}
