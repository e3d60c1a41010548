// Machines, and rules that machines of other packages use: loads without React.
export { fileDetailsMachine, provideFileDetails } from './attachments/fileDetailsFlow.ts';
export { provideSaving, type SavingInput, savingMachine } from './attachments/savingFlow.ts';
export { canPrepare, isOddPhoto, type PhotoMode } from './photos/photoMode.ts';
export {
  type ChosenPhotos,
  isPreparing,
  type PhotoNews,
  photoPreparation,
  photosChosen,
  preparedFile,
  preparePhotos,
  reportPhotos,
} from './photos/preparePhotos.ts';
export { provideFileTransfer } from './transfers/fileTransferActors.ts';
export { fileTransferMachine } from './transfers/fileTransferMachine.ts';
export { dropFiles } from './transfers/fileTransfers.ts';
export { type SentFile, sendFile, sendingPreparation } from './transfers/sendFileActors.ts';
export type { SendingOptions } from './transfers/sendPartsActors.ts';
export {
  acceptedTypes,
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  type HeldFile,
  isDescriptionTooLong,
  isHeldFile,
  moveFile,
  replaceFile,
} from './uploads/fileRules.ts';
export { sendPoster } from './uploads/sendPoster.ts';
export { provideUploads } from './uploads/uploadsActors.ts';
export { uploadsMachine } from './uploads/uploadsMachine.ts';
