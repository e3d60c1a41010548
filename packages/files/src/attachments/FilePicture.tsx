import type { FileInfo } from '@saudagar/contract';
import { usePicture, usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { BrokenPicture } from './BrokenPicture.tsx';

/** Props of {@link FilePicture}. */
export interface FilePictureProps {
  /** Facts of the image, with or without signed addresses. */
  file: FileInfo;
  /** Size of the image. @default 'thumbnail' */
  size?: 'thumbnail' | 'full';
  /** Alternative text; empty when a text beside it describes it. @default '' */
  alt?: string;
  /**
   * Kind of image, which selects the text for a missing one: an image, an event's banner or a
   * gallery image. @default 'image'
   */
  // WID-075–077
  kind?: 'image' | 'banner' | 'gallery';
}

/**
 * An uploaded image. The browser loads a signed address lazily, without an actor; without one, or
 * when that fails, the image is fetched with the token.
 */
// WID-072
export function FilePicture(props: FilePictureProps) {
  const { file, size = 'thumbnail' } = props;
  const { client } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  const signed = size === 'full' ? file.urls?.full : (file.urls?.thumbnail ?? file.urls?.full);
  if (!signed || hasFailed) return <FetchedPicture {...props} key={`${file.id}/${size}`} />;
  return <Img {...props} src={client.address(signed)} onError={() => setFailed(true)} />;
}

function FetchedPicture(props: FilePictureProps) {
  const { file, size = 'thumbnail', kind = 'image' } = props;
  const { t } = useTexts();
  const wanted = { kind: 'file', id: file.id, size } as const;
  const { src, isBroken, onLoad, onError } = usePicture({ wanted, foreignUrl: null }, file);
  if (isBroken) return <BrokenPicture>{t(`file.broken.${kind}`)}</BrokenPicture>;
  return src && <Img {...props} src={src} onLoad={onLoad} onError={onError} />;
}

interface ImgProps extends FilePictureProps {
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
