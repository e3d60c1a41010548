import { LOCALES, localeName, localeOf, Select, useLocale } from '@saudagar/ui';
import { useHost } from '../HostContext.ts';
import { useTexts } from '../texts.ts';

export interface LanguageSelectProps {
  /** Visible label. @default none; the name is still announced */
  label?: string;
  /** Shows its border only on hover. @default false */
  isQuiet?: boolean;
  /** Class of the element, for its position in a layout. */
  className?: string;
}

/** Selects the language (SHELL-026–028, SHELL-101); stored for the next visit (SHELL-030). */
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
