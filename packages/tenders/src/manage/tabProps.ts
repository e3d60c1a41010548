import type { ChangeManage, ManageState } from './manageAddress.ts';

/** Props of each tab of Tender Management. */
export interface TabProps {
  state: ManageState;
  change: ChangeManage;
}
