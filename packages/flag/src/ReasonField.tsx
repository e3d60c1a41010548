import { FLAG_REASONS, type FlagReason } from '@saudagar/contract';
import { RadioGroup } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Props of {@link ReasonField}. */
export interface ReasonFieldProps {
  name: string;
  /** Question of the choice. */
  label: string;
  value: FlagReason | null;
  onChange: (value: FlagReason) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Choice of the rule that content breaks (FEED-155–161). */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  const { t } = useTexts();
  return (
    <RadioGroup
      {...field}
      onChange={(value) => onChange(value as FlagReason)}
      options={FLAG_REASONS.map((id) => ({ id, label: t(`reasons.${id}`) }))}
      isRequired
    />
  );
}
