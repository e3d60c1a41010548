import { useStored } from '@saudagar/portal';
import { Button, localeOf, localeOffer } from '@saudagar/ui';
import { useHost } from '../HostContext.ts';
import { DEFAULT_LOCALE } from '../storage/storageKeys.ts';

/** Offers the browser's language in its own words, while none other is chosen (SHELL-025). */
export function LanguageOffer() {
  const { locale } = useHost().stores;
  const current = useStored(locale);
  const asked = localeOf(navigator.language);
  if (current !== DEFAULT_LOCALE || asked === DEFAULT_LOCALE) return null;
  function accept() {
    locale.write(asked);
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <Button variant="quiet" size="small" className="sg-auth-offer" onPress={accept}>
      <span lang={asked}>{localeOffer(asked)}</span>
    </Button>
  );
}
