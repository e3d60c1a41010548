import type { FileInfo } from '@saudagar/contract';
import { useImage, usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { BrokenImage } from './BrokenImage.tsx';

/** Props of {@link FileImage}. */
export interface FileImageProps {
  /** Facts of the image, with or without signed addresses. */
  file: FileInfo;
  /** Size of the image. @default 'thumbnail' */
  size?: 'thumbnail' | 'full' | undefined;
  /** Alternative text; empty when a text beside it describes it. @default '' */
  alt?: string | undefined;
  /**
   * Kind of image, which selects the text for a missing one: an image, an event's banner or a
   * gallery image. @default 'image'
   */
  // WID-075–077
  kind?: 'image' | 'banner' | 'gallery' | undefined;
}

/**
 * An uploaded image. The browser loads a signed address lazily, without an actor; without one, or
 * when that fails, the image is fetched with the token.
 */
// WID-072
export function FileImage(props: FileImageProps) {
  const { file, size = 'thumbnail' } = props;
  const { client, images } = usePortal();
  const [hasFailed, setFailed] = useState(false);
  const signed = size === 'full' ? file.urls?.full : (file.urls?.thumbnail ?? file.urls?.full);
  // The server knows no file of this device.
  const isHere = signed?.startsWith('blob:');
  if (isHere && hasFailed) return <MissingImage {...props} />;
  if (!signed || hasFailed) return <FetchedImage {...props} key={`${file.id}/${size}`} />;
  const small = client.address(file.urls?.thumbnail ?? signed);
  return (
    <Img
      {...props}
      src={client.address(signed)}
      onLoad={() => images.note({ kind: 'file', id: file.id, size }, small)}
      onError={() => setFailed(true)}
    />
  );
}

function MissingImage({ kind = 'image' }: FileImageProps) {
  const { t } = useTexts();
  return <BrokenImage>{t(`file.broken.${kind}`)}</BrokenImage>;
}

function FetchedImage(props: FileImageProps) {
  const { file, size = 'thumbnail' } = props;
  const wanted = { kind: 'file', id: file.id, size } as const;
  const { src, isBroken, onLoad, onError } = useImage({ wanted, foreignUrl: null }, file);
  if (isBroken) return <MissingImage {...props} />;
  return src && <Img {...props} src={src} onLoad={onLoad} onError={onError} />;
}

interface ImgProps extends FileImageProps {
  src: string;
  onLoad?: (() => void) | undefined;
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
