'use client';

export { AttachedFiles, type AttachedFilesProps } from './attachments/AttachedFiles.tsx';
export { BrokenImage } from './attachments/BrokenImage.tsx';
export { DocumentRow, type DocumentRowProps } from './attachments/DocumentRow.tsx';
export { ExistingFiles, type ExistingFilesProps } from './attachments/ExistingFiles.tsx';
export { FileImage, type FileImageProps } from './attachments/FileImage.tsx';
export { type GridImage, ImageGrid, type ImageGridProps } from './attachments/ImageGrid.tsx';
export {
  ImageViewer,
  type ImageViewerProps,
  type ViewerImage,
} from './attachments/ImageViewer.tsx';
export { type DeviceFile, useDeviceFiles } from './attachments/useDeviceFiles.ts';
export { formatFileSize } from './fileSize.ts';
export type { PhotoMode } from './photos/photoMode.ts';
export { type ShownTransfer, useTransfer } from './transfers/useTransfer.ts';
export { AttachmentUploader, type AttachmentUploaderProps } from './uploads/AttachmentUploader.tsx';
export { ChosenFiles, type ChosenFilesProps, type ShownFile } from './uploads/ChosenFiles.tsx';
export { DocumentUploader, type DocumentUploaderProps } from './uploads/DocumentUploader.tsx';
export { FileChip, type FileChipProps } from './uploads/FileChip.tsx';
export { FileChooser, type FileChooserProps } from './uploads/FileChooser.tsx';
export { FileDescription, type FileDescriptionProps } from './uploads/FileDescription.tsx';
export {
  acceptedTypes,
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  type HeldFile,
  isDescriptionTooLong,
  moveFile,
  type UploadType,
} from './uploads/fileRules.ts';
export { ImageUploader, type ImageUploaderProps } from './uploads/ImageUploader.tsx';
export { sendPoster } from './uploads/sendPoster.ts';
export type { UploaderProps } from './uploads/Uploader.tsx';
export { type MovableFile, useMovableFiles } from './uploads/useMovableFiles.tsx';
export { type OfferedFiles, useOfferedFiles } from './uploads/useOfferedFiles.ts';
