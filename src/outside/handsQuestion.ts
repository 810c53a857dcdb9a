import { decision } from '#words/hands';
import { RANKS, formatCard } from '../poker/card';
import { compareHands, readHands, readRules } from '../poker/lab/hands';
import { recognise, type Made } from '../poker/lab/recognise';
import { ok } from '../poker/result';
import { isTexts, refuseAs, refused, refuseField, type Json, type Read } from './fields';

const HANDS_FIELDS: readonly string[] = ['hands', 'rules'];

export function answerHands(question: Json): Read<Json> {
  const unknown = Object.keys(question).find((name) => !HANDS_FIELDS.includes(name));
  if (unknown !== undefined) return refuseField('hands', unknown, HANDS_FIELDS);
  if (!isTexts(question.hands)) {
    return refuseAs('hands', 'not a list of texts', '"hands": ["AhKh7h3h9c"]');
  }
  const hands = readHands(question.hands);
  if (!hands.ok) return refused(hands.error);
  const rules = readRules(question.rules);
  if (!rules.ok) return refused(rules.error);
  const { winners, decidedBy } = compareHands(hands.value, rules.value);
  return ok({
    hands: hands.value.map((hand) => {
      const { best, versions } = recognise(hand, rules.value);
      const { category, wilds, jacksOrBetter } = best;
      return {
        category,
        ranks: formatRanks(best),
        ...(jacksOrBetter !== undefined && { jacksOrBetter }),
        wilds: wilds.map(formatCard),
        best: Object.fromEntries(Array.from(versions, ([name, made]) => [name, formatRanks(made)])),
      };
    }),
    winners,
    ...(decidedBy !== undefined && { decidedBy: decision(decidedBy) }),
  });
}

function formatRanks({ ranks }: Made): string {
  return ranks.map((rank) => RANKS.charAt(rank)).join(' ');
}
