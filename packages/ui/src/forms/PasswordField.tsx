import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'isMultiline' | 'rows' | 'leading' | 'trailing'> {
  /** Kind of password, for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, hidden until the member reveals it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      trailing={
        // Named without the word "password", so that the field's label is unambiguous.
        <IconButton
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          className="sg-control-reveal"
          isDisabled={props.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
