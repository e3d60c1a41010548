import { LOCALES, localeName, localeOf, Select, type SelectProps, useLocale } from '@saudagar/ui';
import { useHost } from '../HostContext.ts';
import { useTexts } from '../texts.ts';

export interface LanguageSelectProps {
  /** Visible label. @default none; the name is still announced */
  label?: string;
  /** Visual weight: `quiet` shows its border only on hover. @default 'secondary' */
  variant?: SelectProps['variant'];
  /** Class of the element, for its position in a layout. */
  className?: string;
}

/** Selects the language (SHELL-026–028, SHELL-101); stored for the next visit (SHELL-030). */
export function LanguageSelect({ label, variant = 'secondary', className }: LanguageSelectProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const { stores } = useHost();
  return (
    <Select
      {...(label ? { label } : { 'aria-label': t('language') })}
      {...(className && { className })}
      variant={variant}
      value={locale}
      options={LOCALES.map((id) => ({ id, label: localeName(id), lang: id }))}
      onChange={(chosen) => stores.locale.write(localeOf(chosen))}
    />
  );
}
