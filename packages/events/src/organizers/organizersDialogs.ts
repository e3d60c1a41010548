export { LeaveOrganizersDialog } from './LeaveOrganizersDialog.tsx';
export { OrganizersDialog } from './OrganizersDialog.tsx';
