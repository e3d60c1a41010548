'use client';

export { ActionCount, type ActionCountProps } from './ActionCount.tsx';
export { ArticleListView, type ArticleListViewProps } from './ArticleListView.tsx';
export {
  type AddressField,
  type AddressFields,
  type AddressState,
  choiceField,
  listField,
  openField,
  textField,
} from './address.ts';
export { CancelButton, type CancelButtonProps } from './CancelButton.tsx';
export { type CommandActor, ConfirmCommand, type ConfirmCommandProps } from './ConfirmCommand.tsx';
export { FailureMessage, type FailureMessageProps } from './FailureMessage.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export {
  FormStep,
  type FormStepProps,
  type FormStepTexts,
  StepButtons,
  type StepButtonsProps,
  SteppedForm,
  type SteppedFormProps,
  type SummaryField,
  useCurrentStep,
} from './FormSteps.tsx';
export { type FormActor, FormView, type FormViewProps } from './FormView.tsx';
export {
  HomeCard,
  type HomeCardProps,
  HomeCardRow,
  type HomeCardRowProps,
} from './HomeCard.tsx';
export {
  type ListActor,
  type ListItems,
  type ListLayout,
  ListView,
  type ListViewProps,
} from './ListView.tsx';
export { type ReadActor, ReadView, type ReadViewProps } from './ReadView.tsx';
export { SendingProgress, type SendingProgressProps } from './SendingProgress.tsx';
export type { CurrentStep } from './stepContext.ts';
export { ToggleLike, type ToggleLikeProps } from './ToggleLike.tsx';
export { type ChangeAddress, useAddress } from './useAddress.ts';
export { type ChoiceActor, type ChoiceFieldProps, useChoice } from './useChoice.ts';
export {
  type ClosedWhileSending,
  type SendingActor,
  useClosedWhileSending,
} from './useClosedWhileSending.ts';
export { useDetailOr } from './useDetailOr.ts';
export { type FieldProps, type FieldsActor, useField } from './useField.ts';
export { useLinkTo } from './useLinkTo.ts';
export { useMissingFields } from './useMissingFields.ts';
export { usePersistentList } from './usePersistentList.ts';
export { WaitingRow, type WaitingRowProps } from './WaitingRow.tsx';
export {
  WaitingSkeleton,
  type WaitingSkeletonProps,
  WaitingView,
  type WaitingViewProps,
} from './WaitingView.tsx';
