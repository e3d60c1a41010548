import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link ImageUploader}. */
export interface ImageUploaderProps extends UploaderProps {
  /** Whether several images are taken; one alone is replaced by the next. @default false */
  multiple?: boolean;
  /** Most images where several are taken. @default 5 */
  maxFiles?: number;
  /** What the server files them under: `posts` where they go on a post. @default 'images' */
  category?: 'images' | 'posts';
}

/** Uploads images: JPEG, PNG, GIF or WebP to 10 MB each. */
// WID-028–039
export function ImageUploader(props: ImageUploaderProps) {
  const { multiple = false, maxFiles = 5, category = 'images', ...rest } = props;
  return <Uploader {...rest} type="image" category={category} maxFiles={multiple ? maxFiles : 1} />;
}
