import type { TenderLinks } from '../links.ts';
import type { ChangeManage, ManageState } from './manageAddress.ts';

/** Props of each tab of Tender Management. */
export interface TabProps extends Pick<TenderLinks, 'hrefOf'> {
  state: ManageState;
  change: ChangeManage;
  /** Address of all tenders, for posting new ones. */
  tendersPath?: string | undefined;
}
