// The parts around an answer, loaded when the first is painted.
import AnswerRows from './AnswerRows.svelte';
import EquityAndPrice from './EquityAndPrice.svelte';
import Examples from './Examples.svelte';
import Keys from './Keys.svelte';
import Legend from './Legend.svelte';
import OtherRows from './OtherRows.svelte';
import PriceEntry from '../money/PriceEntry.svelte';
import Streets from './Streets.svelte';
import Verdict from '../money/Verdict.svelte';
import { DECK_WORDS } from '../../words/spot';

const AROUND = {
  AnswerRows,
  EquityAndPrice,
  Examples,
  Keys,
  Legend,
  OtherRows,
  PriceEntry,
  Streets,
  Verdict,
  DECK_WORDS,
};

export type Around = typeof AROUND;
export default AROUND;
