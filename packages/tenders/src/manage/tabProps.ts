import type { TenderLinks } from '../links.ts';
import type { ChangeManage, ManageState } from './manageAddress.ts';

/** What each tab of Tender Management is given. */
export interface TabProps extends Pick<TenderLinks, 'hrefOf'> {
  state: ManageState;
  change: ChangeManage;
  /** Address of all tenders, where new ones are posted. */
  tendersPath?: string | undefined;
}
