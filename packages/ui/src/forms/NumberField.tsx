import { type NumberEntry, type NumberLimits, numberError, numberOf } from '@saudagar/contract';
import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { loadable } from '../onDemand/loadable.tsx';
import { OnDemand } from '../onDemand/OnDemand.tsx';
import { formatNumber } from '../texts/format.ts';
import { isComposing } from './isComposing.ts';
import { useNumberTexts } from './numberTexts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type OwnText = 'value' | 'defaultValue' | 'onChange' | 'type';
type OwnParts = 'isMultiline' | 'rows' | 'counter' | 'leading' | 'trailing' | 'prefix';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends Omit<TextFieldProps, OwnText | OwnParts>, NumberLimits {
  /** What is typed, or the number that the field begins with; null while it is empty. */
  value: NumberEntry;
  /** Told each change as it is typed. */
  onChange: (value: NumberEntry) => void;
  /** Whether thousands are set apart, as they are not in years. @default true */
  isGrouped?: boolean;
  /** Shown before the number: a currency. Say it in `label` or `description` too. */
  prefix?: ReactNode;
  /** Shown after the number: a unit. */
  suffix?: ReactNode;
}

const amountInWords = loadable(async () => (await import('./AmountInWords.tsx')).AmountInWords);

/**
 * A whole number, typed or pasted as people write it: `1.500.000`, `Rp 1,5 juta` or `50 rb`. What is
 * typed stays; once the field is left it says what it cannot take. An amount is repeated in words.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    least,
    most,
    currency,
    isGrouped = true,
    prefix,
    suffix,
    description,
    errorMessage,
    onBlur,
    onKeyDown,
    className,
    ...rest
  } = props;
  const { t, locale } = useNumberTexts();
  const [isTyping, setTyping] = useState(false);
  const write = (number: number) => formatNumber(number, locale, { useGrouping: isGrouped });
  const typed = value === null ? '' : typeof value === 'number' ? write(value) : value.text;
  const limits = { least, most, ...(currency !== undefined && { currency }) };
  const fault = numberError(value, limits);
  const number = fault ? null : numberOf(value);
  const example = write(currency === undefined ? Math.min(most, Math.max(least, 50)) : 1_500_000);
  const complaint =
    fault &&
    t(`faults.${fault === 'otherCurrency' && currency === undefined ? 'noCurrency' : fault}`, {
      example: currency === undefined ? example : t('amountExample', { example }),
      least: write(least),
      most: write(most),
      currency: currency ?? '',
    });
  const reading =
    number === null ? null : currency !== undefined ? (
      <Amount value={number} currency={currency} />
    ) : typed === write(number) || typed === `${number}` ? null : (
      write(number)
    );
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyping(true);
        onChange(text === '' ? null : { text, language: locale });
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // It submits the form, which then shows what is wrong.
        if (event.key === 'Enter' && !isComposing(event)) setTyping(false);
        onKeyDown?.(event);
      }}
      leading={prefix && <span className="sg-number-affix">{prefix}</span>}
      trailing={suffix && <span className="sg-number-affix sg-number-suffix">{suffix}</span>}
      description={
        (description || reading !== null) && (
          <>
            {description}
            {reading !== null && <span className="sg-number-reading">{reading}</span>}
          </>
        )
      }
      errorMessage={errorMessage ?? (isTyping ? undefined : complaint)}
      className={classes('sg-number', className)}
    />
  );
}

/** An amount with its currency; its words join it as soon as their code is here. */
function Amount({ value, currency }: { value: number; currency: string }) {
  const { locale } = useNumberTexts();
  const amount = formatNumber(value, locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return (
    <OnDemand part={amountInWords} fallback={amount} failure={() => amount}>
      <amountInWords.View value={value} currency={currency} amount={amount} />
    </OnDemand>
  );
}
