import { passwordStrength } from './passwordStrength.ts';
import { useTexts } from './texts.ts';

const STEPS = ['fair', 'good', 'strong'] as const;

/** The rule for a new password; once it is met, the password's strength. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTexts();
  const strength = passwordStrength(password);
  if (strength === 'weak') return t('hint.password');
  return (
    <span className="sg-account-strength" data-strength={strength}>
      <span className="sg-account-strength-bar" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} />
        ))}
      </span>
      {t(`strength.${strength}`)}
    </span>
  );
}
