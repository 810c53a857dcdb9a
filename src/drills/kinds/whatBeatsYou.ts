import * as drills from '#words/drills';
import * as say from '#words/ranges';
import { formatCards, type Card, type Hole } from '../../poker/card';
import { categoryOf, type Strength } from '../../poker/category';
import { evaluate } from '../../poker/hand';
import { draw, pick, playedHand, solved } from '../deal';
import { board, DEAD, hands, HOLE } from '../fields';
import { draftOfHand, fiveLine, handNames } from '../five';
import { gradeHands } from '../grade';
import { kind } from '../kind';
import { answerText, cardsText } from '../drillSentences';

export interface BeatsGiven {
  readonly hero: Hole;
  readonly board: readonly Card[];
  /** Cards out of play: nobody holds them. */
  readonly dead: readonly Card[];
  /** Six, which may share cards with each other. */
  readonly hands: readonly Hole[];
}

export interface BeatsKey {
  /** The places of the hands that are stronger than hero's. A tie does not beat. */
  readonly beats: readonly number[];
  readonly strengths: readonly Strength[];
  readonly own: Strength;
}

const HANDS = 6;
/** Wrong hands that the explanation shows: there are four lines, and one is hero's. */
const MOST_SHOWN = 3;

function solve({ hero, board: cards, hands: holes }: BeatsGiven): BeatsKey {
  const own = evaluate([...hero, ...cards]);
  const strengths = holes.map((hole) => evaluate([...hole, ...cards]));
  return { own, strengths, beats: [...strengths.keys()].filter((hand) => strengths[hand] > own) };
}

export const whatBeatsYou = kind<'what beats you', 'hands', BeatsGiven, BeatsKey>({
  name: 'what beats you',
  level: 'reading',
  form: 'hands',
  fields: { hero: HOLE, board: board(4, 5), hands: hands(HANDS, HANDS, true), dead: DEAD },

  deal(dice) {
    const cards = draw(dice, pick(dice, [4, 5]));
    const hero = playedHand(dice, cards);
    if (hero === undefined) return undefined;
    const named = [...hero, ...cards];
    const holes: Hole[] = [];
    while (holes.length < HANDS) {
      const hole = playedHand(dice, named);
      if (hole !== undefined && !holes.includes(hole)) holes.push(hole);
    }
    return { hero, board: cards, hands: holes, dead: [] };
  },

  solve: solved(solve),

  isFair(_, { own, strengths, beats }, step) {
    if (beats.length === 0 || beats.length === strengths.length) return false;
    const alike = strengths.filter((strength) => categoryOf(strength) === categoryOf(own)).length;
    if (strengths.includes(own)) return step === 3;
    return step === 1 ? alike === 0 : step === 2 && alike === 1;
  },

  question: () => say.whichBeat,
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, { beats }, reply) => gradeHands(beats, reply),

  result({ hands: holes }, { own, beats }, reply) {
    const names = (places: readonly number[]) => places.map((hand) => cardsText(holes[hand]));
    const { verdict, missed = [], extra = [] } = gradeHands(beats, reply);
    const answer = beats.length === 0 ? say.noneBeats : say.beat(names(beats), own);
    const exact = answerText(answer, verdict === 'right');
    if (reply === undefined) return exact;
    return drills.sentences([
      exact,
      ...(missed.length > 0 ? [say.missed(names(missed))] : []),
      ...(extra.length > 0 ? [say.notAhead(names(extra))] : []),
    ]);
  },

  explain({ hero, board: cards, hands: holes }, { own, strengths, beats }, reply) {
    const { missed = [], extra = [] } = gradeHands(beats, reply);
    const wrong = reply === undefined ? beats : [...missed, ...extra];
    const first = wrong[0] ?? beats[0];
    return [
      fiveLine(hero, cards, first === undefined ? undefined : strengths[first]),
      ...wrong.slice(0, MOST_SHOWN).map((hand) => fiveLine(holes[hand], cards, own)),
    ];
  },

  prompt: drills.prompts.whatBeatsYou,
  shown: ({ hero, board: cards }) => ({ hero, board: cards }),
  control: ({ hands: holes, board: cards }, { beats }) => ({
    hands: holes,
    names: handNames(holes, cards),
    right: beats,
    mayBeNone: true,
  }),
  draft: ({ hero, board: cards }) => draftOfHand(hero, cards),

  writeKey: ({ hands: holes }, { beats }) => ({ beats: beats.map((hand) => formatCards(holes[hand])) }),
});
