import type { ChangeManagementState, ManagementState } from './managementAddress.ts';

/** Props of each tab of Tender Management. */
export interface TabProps {
  state: ManagementState;
  change: ChangeManagementState;
}
