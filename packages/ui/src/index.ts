'use client';

export {
  LOCALES,
  type Locale,
  localeName,
  localeOf,
  localeOffer,
  type TextKey,
  type TextValues,
} from '@saudagar/contract';
export {
  Button as UnstyledButton,
  type ButtonProps as UnstyledButtonProps,
  FileTrigger,
  type PressEvent,
  VisuallyHidden,
} from 'react-aria-components';
export type { ActionLook, ActionSize, ActionVariant } from './actions/actionClass.ts';
export { BackLink, type BackLinkProps } from './actions/BackLink.tsx';
export { Button, type ButtonProps } from './actions/Button.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { Link, LinkButton, type LinkButtonProps, type LinkProps } from './actions/Link.tsx';
export { SkipLink, type SkipLinkProps } from './actions/SkipLink.tsx';
export { ToggleButton, type ToggleButtonProps } from './actions/ToggleButton.tsx';
export { Badge, type BadgeProps } from './display/Badge.tsx';
export { Card, type CardProps } from './display/Card.tsx';
export { Collapsed, type CollapsedProps } from './display/Collapsed.tsx';
export { EmptyState, type EmptyStateProps } from './display/EmptyState.tsx';
export { Icon, type IconProps } from './display/Icon.tsx';
export { Kawung, KawungMark } from './display/Kawung.tsx';
export { MemberText, type MemberTextProps } from './display/MemberText.tsx';
export { Meter, type MeterProps } from './display/Meter.tsx';
export { PageHeader, type PageHeaderProps } from './display/PageHeader.tsx';
export { ProgressBar, type ProgressBarProps } from './display/ProgressBar.tsx';
export {
  SkeletonAvatar,
  SkeletonCard,
  SkeletonText,
  type SkeletonTextProps,
} from './display/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './display/Spinner.tsx';
export {
  StatCard,
  type StatCardProps,
  StatList,
  type StatListProps,
} from './display/StatCard.tsx';
export { useIsWide } from './display/useIsWide.ts';
export { FilterBar, type FilterBarProps } from './filters/FilterBar.tsx';
export type { Filter, FilterSearch } from './filters/filter.ts';
export { Checkbox, type CheckboxProps } from './forms/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './forms/CheckboxGroup.tsx';
export { DateField, type DateFieldProps } from './forms/DateField.tsx';
export { DatePicker, type DatePickerProps } from './forms/DatePicker.tsx';
export type { FieldTexts } from './forms/Field.tsx';
export { Form, type FormProps } from './forms/Form.tsx';
export { FormSection, type FormSectionProps } from './forms/FormSection.tsx';
export { hasTouch } from './forms/hasTouch.ts';
export { isComposing } from './forms/isComposing.ts';
export { NumberField, type NumberFieldProps } from './forms/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './forms/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/Select.tsx';
export { type Step, Stepper, type StepperProps } from './forms/Stepper.tsx';
export { Switch, type SwitchProps } from './forms/Switch.tsx';
export { TagInput, type TagInputProps } from './forms/TagInput.tsx';
export { type TextControl, TextField, type TextFieldProps } from './forms/TextField.tsx';
export { TimeField, type TimeFieldProps } from './forms/TimeField.tsx';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleButtonOption,
} from './forms/ToggleButtonGroup.tsx';
export { useAutoGrow } from './forms/useAutoGrow.ts';
export { type Lines, type LinesOptions, useLines } from './forms/useLines.ts';
export {
  type ArticleAttributes,
  ArticleList,
  type ArticleListHandle,
  type ArticleListProps,
} from './lists/ArticleList.tsx';
export { createListMemory, type ListMemory } from './lists/listMemory.ts';
export { RowList, type RowListHandle, type RowListProps } from './lists/RowList.tsx';
export { loadListWindow } from './lists/useListWindow.ts';
export { ActionMenu, type ActionMenuProps } from './menus/ActionMenu.tsx';
export type { MenuAction, MenuChoice, MenuChoices } from './menus/menuAction.ts';
export {
  createNotifier,
  NOTICE_DURATION_MS,
  type Notifier,
  type Toast,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
} from './notices/createNotifier.ts';
export { InlineMessage, type InlineMessageProps } from './notices/InlineMessage.tsx';
export { useNotifier } from './notices/NotifierContext.ts';
export { ToastRegion, type ToastRegionProps } from './notices/ToastRegion.tsx';
export { type Loadable, loadable } from './onDemand/loadable.tsx';
export { loadWhenIdle } from './onDemand/loadWhenIdle.ts';
export { OnDemand, type OnDemandProps } from './onDemand/OnDemand.tsx';
export { useLoadWhenIdle } from './onDemand/useLoadWhenIdle.ts';
export { type OnDemandOverlay, type OpenerProps, useOnDemand } from './onDemand/useOnDemand.ts';
export { WhenIdle, type WhenIdleProps } from './onDemand/WhenIdle.tsx';
export { BackToClose, type BackToCloseProps } from './overlays/BackToClose.tsx';
export { isLayerEntry } from './overlays/backLayers.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { type HashtagPath, type MemberPath, useMemberPath } from './paths.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './people/Avatar.tsx';
export { MemberLink, type MemberLinkProps } from './people/MemberLink.tsx';
export { copyText } from './sharing/copyText.ts';
export type { ShareDialogProps } from './sharing/ShareDialog.tsx';
export { saveFile } from './sharing/saveFile.ts';
export { shareDialog } from './sharing/share.ts';
export { shareSnippet } from './sharing/shareSnippet.ts';
export { Table, type TableColumn, type TableProps } from './tables/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export type {
  Lazy,
  LazyText,
  Translate,
} from './texts/catalogue.ts';
export { type BoundTexts, defineTexts } from './texts/defineTexts.ts';
export { formatNumber } from './texts/format.ts';
export { installAriaTexts } from './texts/installAriaTexts.ts';
export { useLazyText } from './texts/lazyText.ts';
export { TextsProvider, type TextsProviderProps, useLocale } from './texts/TextsProvider.tsx';
export { loadTexts, type TextLoader } from './texts/textSources.ts';
export { DayName, type DayNameProps } from './time/DayName.tsx';
export { daysAgo } from './time/daysAgo.ts';
export { KeptNotice, type KeptNoticeProps } from './time/KeptNotice.tsx';
export { RelativeTime, type RelativeTimeProps } from './time/RelativeTime.tsx';
export { formatDate, formatMoment } from './time/relativeTime.ts';
export { formatUpcoming } from './time/upcomingTime.ts';
export { useNow } from './time/useNow.ts';
export { zoneName } from './time/zoneName.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { useFocusRecovery } from './useFocusRecovery.ts';
export type { Theme } from './usePageTheme.ts';
export { useProgressiveRender } from './useProgressiveRender.ts';
export { useRestoreFocus } from './useRestoreFocus.ts';
