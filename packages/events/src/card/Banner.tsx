import type { Event } from '@saudagar/contract';
import { BrokenImage, FileImage } from '@saudagar/files';
import { usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

interface BannerProps {
  event: Event;
  /** Image size. @default 'full' */
  size?: 'thumbnail' | 'full' | undefined;
}

/** Returns true when an event has a banner. */
export const hasBanner = ({ banner, banner_image_url }: Event): boolean =>
  Boolean(banner || banner_image_url);

/** An event's banner, or a sentence if it fails to load (EVT-082, WID-076). */
export function Banner({ event, size = 'full' }: BannerProps) {
  const { banner, banner_image_url: url } = event;
  if (banner) return <FileImage key={banner.id} file={banner} size={size} kind="banner" />;
  return url ? <NamedBanner key={url} url={url} /> : null;
}

/** A banner known only by its URL. */
function NamedBanner({ url }: { url: string }) {
  const { t } = useTexts();
  const { client } = usePortal();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <BrokenImage>{t('banner.broken')}</BrokenImage>;
  return (
    <img
      src={client.address(url)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
