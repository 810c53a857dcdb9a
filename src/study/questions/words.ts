import * as say from '#words/drills';
import * as study from '#words/study';
import { questionOf, resultOf, type QuestionDrill, type ReplyTo } from '../../drills/drill';
import type { HeldRange } from '../../drills/fields';
import { escapeLink } from '../../notation/link';
import { formatCards, type Card, type Hole } from '../../poker/card';
import { capitalize } from '../../words/text';

/* The sentences of drills with their own question. */

/** The question in a few words, in large type; empty where a field is in its place. */
export function promptOf({ form, name }: QuestionDrill): string {
  switch (form) {
    case 'hands':
      return name === 'who wins' ? say.prompts.whoWins : say.prompts.whatBeatsYou;
    case 'cards':
      return say.prompts.five;
    case 'row':
      return say.prompts.row;
    case 'combo':
      return say.prompts.nuts;
    case 'combos':
      return say.prompts.stays;
    case 'decision':
      return say.prompts.decision;
    case 'number':
    case 'estimate':
      return '';
  }
}

/** The question without what the prompt says already. */
export function restOf(drill: QuestionDrill): string {
  const question = questionOf(drill);
  const prompt = promptOf(drill);
  return prompt === '' ? question : question.replace(prompt, '').trim();
}

/** The result in sentences, without the word that is above it in large type. */
export function saidOf(drill: QuestionDrill, reply: ReplyTo<QuestionDrill> | undefined): string {
  const result = resultOf(drill, reply);
  if (promptOf(drill) === '') return result;
  return capitalize(result.startsWith(say.rightIs) ? result.slice(say.rightIs.length) : result);
}

/** The name of the field for a number. */
export function fieldName(drill: QuestionDrill): string {
  if (drill.form === 'number') return drill.name === 'effective outs' ? say.outs : say.combos;
  return study.yourEstimate;
}

/** The exact figure of a number or an estimate; `undefined` for other forms. */
export function exactOf(drill: QuestionDrill): number | undefined {
  switch (drill.name) {
    case 'combos of a hand':
    case 'combos of a range':
      return drill.key.combos;
    case 'effective outs':
      return drill.key.outs;
    case 'share of a range':
    case 'draws in a range':
      return drill.key.share;
    case 'equity against a range':
    case 'equity of a spot':
      return drill.key.equity;
    case 'what the flop brings':
      return drill.key.hits / drill.key.of;
    case 'odds to break-even':
    case 'bet to break-even':
      return drill.key.breakEven;
    case 'break-even to odds':
      return drill.given.percent / 100;
    default:
      return undefined;
  }
}

/** The link that opens the spot at the table; `undefined` where there is no hand to open. */
export function tableLinkOf(drill: QuestionDrill): string | undefined {
  const { hero, hand, hands, board, range } = drill.given as {
    readonly hero?: Hole;
    readonly hand?: Hole;
    readonly hands?: readonly Hole[];
    readonly board?: readonly Card[];
    readonly range?: HeldRange;
  };
  const isShowdown = drill.name === 'who wins';
  const own = isShowdown ? hands?.[0] : (hero ?? hand);
  if (own === undefined) return undefined;
  const vs = range?.text ?? (isShowdown ? (hands?.slice(1).map(formatCards).join(';') ?? '') : '');
  return [
    `#/?hero=${formatCards(own)}`,
    ...(board === undefined || board.length === 0 ? [] : [`board=${formatCards(board)}`]),
    ...(vs === '' ? [] : [`vs=${escapeLink(vs)}`]),
  ].join('&');
}
