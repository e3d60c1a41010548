import type { FileInfo } from '@saudagar/contract';
import { useImage, usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { BrokenImage } from './BrokenImage.tsx';

/** Props of {@link FileImage}. */
export interface FileImageProps {
  /** An image's facts, with or without signed addresses. */
  file: FileInfo;
  /** Which of its pictures. @default 'thumbnail' */
  size?: 'thumbnail' | 'full';
  /** What it shows; empty where that is said beside it. @default '' */
  alt?: string;
  /**
   * What is said where it cannot be shown: that an image, an event's banner or a picture of its
   * gallery is not there. @default 'image'
   */
  // WID-075–077
  kind?: 'image' | 'banner' | 'gallery';
}

/**
 * An uploaded image. By its signed address the browser loads it by itself, lazily, and no actor is
 * started; without one, or where that fails, it is fetched with the token.
 */
// WID-072
export function FileImage(props: FileImageProps) {
  const { file, size = 'thumbnail' } = props;
  const { client } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  const signed = size === 'full' ? file.urls?.full : (file.urls?.thumbnail ?? file.urls?.full);
  if (!signed || hasFailed) return <FetchedImage {...props} key={`${file.id}/${size}`} />;
  return <Img {...props} src={client.address(signed)} onError={() => setFailed(true)} />;
}

function FetchedImage(props: FileImageProps) {
  const { file, size = 'thumbnail', kind = 'image' } = props;
  const { t } = useTexts();
  const wanted = { kind: 'file', id: file.id, size } as const;
  const { src, isBroken, onLoad, onError } = useImage({ wanted, foreignUrl: null }, file);
  if (isBroken) return <BrokenImage>{t(`file.broken.${kind}`)}</BrokenImage>;
  return src && <Img {...props} src={src} onLoad={onLoad} onError={onError} />;
}

interface ImgProps extends FileImageProps {
  src: string;
  onLoad?: () => void;
  onError: () => void;
}

const Img = ({ file, alt = '', src, onLoad, onError }: ImgProps) => (
  <img
    src={src}
    alt={alt}
    width={file.width ?? undefined}
    height={file.height ?? undefined}
    loading="lazy"
    decoding="async"
    onLoad={onLoad}
    onError={onError}
  />
);
