import type { Suspension } from '@saudagar/contract';
import { Button, type OpenerProps } from '@saudagar/ui';
import { useTexts } from './texts.ts';

interface SuspensionAppealProps {
  suspension: Suspension;
  /** Props of the button that opens the appeal. */
  openerProps: OpenerProps;
}

/** Offers the appeal of a deactivation, or says how it stands. */
export function SuspensionAppeal({ suspension, openerProps }: SuspensionAppealProps) {
  const { t } = useTexts();
  const { appeal, appealNotes: notes } = suspension;
  if (!appeal) return null;
  const isOpen = appeal === 'open';
  return (
    <>
      <p className="sg-account-explanation">{t(isOpen ? 'appeal.offer' : `appeal.${appeal}`)}</p>
      {notes && <p className="sg-account-explanation">{t('appeal.notes', { notes })}</p>}
      {isOpen && (
        <Button className="sg-account-appeal" size="small" {...openerProps}>
          {t('appeal.open')}
        </Button>
      )}
    </>
  );
}
