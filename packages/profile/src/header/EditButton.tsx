import type { BusinessProfile } from '@saudagar/contract';
import { Button, useOnDemand } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';
import { editDialog } from '../parts.ts';

interface EditButtonProps {
  business: BusinessProfile;
  children: string;
}

/** Opens the Edit Profile dialog (ACCT-062). */
export function EditButton({ business, children }: EditButtonProps) {
  const editing = useOnDemand(editDialog);
  return (
    <>
      <Button {...editing.openerProps} variant="primary" icon={<PenLine />}>
        {children}
      </Button>
      {editing.isOpen && <editDialog.View business={business} onClose={editing.close} />}
    </>
  );
}
