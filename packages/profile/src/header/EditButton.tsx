import type { BusinessProfile } from '@saudagar/contract';
import { Button, loadable, useOnDemand } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';

const editDialog = loadable(
  async () => (await import('../edit/EditProfileDialog.tsx')).EditProfileDialog,
);

interface EditButtonProps {
  business: BusinessProfile;
  /** Visual weight of the button. @default 'secondary' */
  variant?: 'primary' | 'secondary' | undefined;
  children: string;
}

/** Opens the Edit Profile dialog (ACCT-062). */
export function EditButton({ business, variant = 'secondary', children }: EditButtonProps) {
  const editing = useOnDemand(editDialog);
  return (
    <>
      <Button {...editing.openerProps} variant={variant} icon={<PenLine />}>
        {children}
      </Button>
      {editing.isOpen && <editDialog.View business={business} onClose={editing.close} />}
    </>
  );
}
