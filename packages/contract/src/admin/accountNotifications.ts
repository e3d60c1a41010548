import { deletedSubject, type NotificationDraft } from '../core/notificationDraft.ts';
import type { Role } from '../core/role.ts';

/** An act on a member's account, with the data to notify those concerned. */
export interface AccountAct {
  readonly type:
    | 'change_role'
    | 'create_user'
    | 'activate_user'
    | 'end_suspension'
    | 'deactivate_user'
    | 'delete_user'
    | 'reset_password';
  readonly member: { readonly id: string; readonly full_name: string };
  /** The new role of a change or of a new account. */
  readonly role?: Role;
  /** Active admins except the one who acted. */
  readonly admins: readonly string[];
}

const OWN_KINDS = {
  activate_user: 'account_reactivated',
  end_suspension: 'account_reactivated',
  reset_password: 'password_reset_by_admin',
} as const;
const KINDS = {
  activate_user: 'member_reactivated',
  end_suspension: 'member_reactivated',
  deactivate_user: 'member_deactivated',
  delete_user: 'member_deleted',
  reset_password: 'member_password_reset',
} as const;

/** Notifications to the member and to the other admins, without naming who acted. */
export function accountNotifications({
  type,
  member: { id, full_name: title },
  role = 'user',
  admins,
}: AccountAct): NotificationDraft[] {
  const own =
    type === 'change_role'
      ? (`made_${role}` as const)
      : type in OWN_KINDS
        ? OWN_KINDS[type as keyof typeof OWN_KINDS]
        : null;
  const kind =
    type === 'change_role' || type === 'create_user'
      ? (`member_made_${role}` as const)
      : KINDS[type];
  // A deactivated member has no page either.
  const subject =
    type === 'delete_user' || type === 'deactivate_user'
      ? deletedSubject({ id, title })
      : { type: 'member', id, title };
  const draft = { actor: null, subject };
  return [
    ...(own === null ? [] : [{ ...draft, kind: own, key: `${own}:${id}`, recipients: [id] }]),
    { ...draft, kind, key: `${kind}:${id}`, recipients: admins.filter((admin) => admin !== id) },
  ];
}
