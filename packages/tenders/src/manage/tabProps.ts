import type { ChangeManage, ManageState } from './manageAddress.ts';

/** What each tab of Tender Management is given. */
export interface TabProps {
  state: ManageState;
  change: ChangeManage;
}
