import type { Event } from '@saudagar/contract';
import { BrokenImage, FileImage } from '@saudagar/files';
import { usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

interface BannerProps {
  event: Event;
  /** Which of its pictures. @default 'full' */
  size?: 'thumbnail' | 'full';
}

/** Whether an event has a banner to show. */
export const hasBanner = ({ banner, banner_image_url }: Event): boolean =>
  Boolean(banner || banner_image_url);

/** An event's banner, or a sentence where it cannot be shown (EVT-082, WID-076). */
export function Banner({ event, size = 'full' }: BannerProps) {
  const { banner, banner_image_url: url } = event;
  if (banner) return <FileImage key={banner.id} file={banner} size={size} kind="banner" />;
  return url ? <NamedBanner key={url} url={url} /> : null;
}

/** A banner known by its address alone. */
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
