// Machines, and the rules that machines of other packages keep: loads without React.
export { fileDetailsMachine } from './attachments/fileDetailsFlow.ts';
export { savingMachine } from './attachments/savingFlow.ts';
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
} from './uploads/fileRules.ts';
export { uploadsMachine } from './uploads/uploadsMachine.ts';
