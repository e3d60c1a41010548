export {
  BLOCK_LIST_MAX,
  BlockList,
  blockMember,
  chooseGroupChatInvitePolicy,
  GROUP_CHAT_INVITE_POLICIES,
  GROUP_CHAT_INVITE_POLICY_DEFAULT,
  GroupChatInvitePolicy,
  getBlockList,
  muteMember,
  Restriction,
  unblockMember,
  unmuteMember,
} from './blocking.ts';
