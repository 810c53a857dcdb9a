import { held, type HeldRange } from './fields';

/** The ranges that recipes deal, from tight to loose: 30 to 260 combos each. The list is frozen: seeds choose from it. */
export const RANGE_TEXTS = [
  'QQ+,AK',
  'JJ-99,AQs-ATs',
  '99+,AK',
  'JJ+,AQ+',
  'TT+,AQs+,AKo',
  '99-66,AQ,KQs',
  'JJ-88,AJs-ATs,KQs,QJs',
  '88+,AJ+',
  'TT-77,AQ-AT',
  '77+,ATs+,KQ',
  '88+,ATs+,KQs,AJo+',
  '99-66,AJs-ATs,KQs,QJs,JTs,T9s,AQo-AJo',
  '77-22,A9s-A2s,KJs-K9s,QJs,QTs,JTs,T9s,98s,87s,76s,KQo',
  'A5s-A2s,KTs+,QTs+,JTs-54s,KJo+,QJo',
  'QQ-77,AKs-A9s,KJs+,QJs,AKo-ATo,KQo',
  '22+,AJs+,KJs+,QJs,JTs,T9s,98s,87s,76s,65s,AQo+',
  '55+,A8s+,K9s+,QTs+,JTs,T9s,ATo+,KJo+,QJo',
  '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
  '22+,A5s+,KTs+,QTs+,J9s+,T9s,98s,87s,ATo+,KJo+,QJo',
  '66+,A5s+,K9s+,Q9s+,J9s+,T9s,98s,87s,A9o+,KTo+,QJo',
] as const;

export const RANGES: readonly HeldRange[] = RANGE_TEXTS.map(held);
