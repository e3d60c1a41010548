export {
  blockMember,
  getPeace,
  KeptAway,
  muteMember,
  PEACE_MAX,
  Peace,
  unblockMember,
  unmuteMember,
} from './peace.ts';
