import { cardSymbol } from '#words/cards';
import { playerName } from '#words/spot';
import * as say from '#words/answer';
import type { Answer } from '../poker/answer';
import { rankOf, suitOf, type Card } from '../poker/card';
import type { Verdict } from '../poker/outs';
import type { Words } from './answer';
import { countText } from './amounts';
import { figure, methodText, oddsText, percentText, widthText, type OddsStyle } from './numbers';
import { sharesText } from './shares';
import type { Seated } from './types';

/* An answer as rows of text: *Copy* on the table, the terminal and the library lay them out. */

/** A share of all deals: `'26.1%'`, and if it was simulated `'±0.09'`, otherwise an empty text. */
export interface ReportShare {
  readonly percent: string;
  readonly width: string;
}

export interface Report {
  /** Hero's hand with its draws; empty if there is nothing to say. */
  readonly standing: string;
  readonly headline: string;
  readonly figures: readonly {
    /** `'8'`, `'outs of 45'` */
    readonly count?: { readonly value: string; readonly label: string };
    readonly percent: string;
    /** `'next card'` */
    readonly label: string;
    /** `'4.63 : 1 against'`, `'certain'`, `'never'`. */
    readonly odds: string;
  }[];
  /** The players, hero first; empty without opponents. */
  readonly players: readonly {
    readonly name: string;
    readonly equity: ReportShare;
    readonly win: ReportShare;
    readonly tie: ReportShare;
  }[];
  /** The next cards that matter, verdict by verdict: against hidden hands each with how much of an out it is. */
  readonly cards: readonly {
    /** `undefined` if cards are part of an out. */
    readonly verdict?: Verdict;
    readonly title: string;
    /** `'Q♥'`, or with its part of an out `'Q♥ 0.94'` */
    readonly cards: readonly string[];
  }[];
  /** The sum from outs to equity; empty if there is none. */
  readonly bridge: string;
  readonly price: readonly string[];
  /** `'45 unseen, exact.'` */
  readonly counted: string;
}

/**
 * @param price in lines, as of `callInLines`
 * @param names of the opponents
 */
export function reportOf(
  { answer, words }: { readonly answer: Answer; readonly words: Words },
  price: readonly string[],
  odds: OddsStyle = 'against',
  names?: Seated['names'],
): Report {
  const { unseen, samples } = answer;
  const method = methodText(answer);
  return {
    standing: words.standing,
    headline: words.headline,
    figures: words.figures.rows.map(({ count, probability, label }) => ({
      ...(count !== undefined && {
        count: { value: figure(count.value, count.decimals ?? 0), label: count.label },
      }),
      percent: percentText(probability),
      label,
      odds: oddsText(probability, odds),
    })),
    players: playersOf(answer, names),
    cards: cardsOf(answer),
    bridge: bridgeOf(answer),
    price,
    counted: samples === undefined ? say.unseen(unseen, method) : say.unseenOfDraws(unseen, method, countText(samples)),
  };
}

/** A report as plain text. @param line the spot @param link where it can be opened */
export function reportText(line: string, report: Report, link: string): string {
  return [
    [line, report.standing, report.headline],
    [
      ...report.figures.flatMap(({ count, percent, label, odds }) => [
        ...(count === undefined ? [] : [`${count.value} ${count.label}`]),
        say.chance(label, percent, odds),
      ]),
      ...report.players.map(({ name, equity, win, tie }) =>
        say.playerRow(name, withWidth(equity), withWidth(win), withWidth(tie)),
      ),
    ],
    report.cards.map((row) => say.row(row.title, row.cards.join(separatorOf(row)))),
    [report.bridge],
    report.price,
    [report.counted, link],
  ]
    .map((lines) => lines.filter((own) => own !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Between the cards of a row: `'Q♥ J♥'`, but `'Q♥ 0.94, J♥ 0.94'`. */
export function separatorOf({ verdict }: Report['cards'][number]): string {
  return verdict === undefined ? say.partSeparator : ' ';
}

function withWidth({ percent, width }: ReportShare): string {
  return width === '' ? percent : `${percent} ${width}`;
}

function playersOf(answer: Answer, names: Seated['names']): Report['players'] {
  // Together they are 100.0.
  const texts = sharesText(answer.players.map(({ equity = 0 }) => equity));
  const share = (part: number, halfWidth = 0): ReportShare => ({
    percent: percentText(part),
    width: halfWidth === 0 ? '' : widthText(halfWidth),
  });
  return answer.players.flatMap(({ equity, wins = 0, ties = 0, ...widths }, player) =>
    equity === undefined
      ? []
      : [
          {
            name: playerName(player, { opponents: answer.players.length - 1, names }),
            equity: { ...share(equity, widths.halfWidth), percent: texts[player] ?? '' },
            win: share(wins / answer.of, widths.winsHalfWidth),
            tie: share(ties / answer.of, widths.tiesHalfWidth),
          },
        ],
  );
}

/** A card that is less of an out than this is not named. */
const WORTH_NAMING = 0.1;

function cardsOf(answer: Answer): Report['cards'] {
  const next = answer.next ?? [];
  if (next.every(({ verdict }) => verdict === undefined)) {
    const worth = (answer.rangeCards ?? next).filter(({ weight = 0 }) => weight > WORTH_NAMING);
    const parts = inOrder(worth).map(({ card, weight = 0 }) => `${cardSymbol(card)} ${figure(weight, 2)}`);
    return parts.length === 0 ? [] : [{ title: say.partOfOut, cards: parts }];
  }
  const named = [
    ['out', say.outsCount],
    ['chop', say.chops],
    ['tainted', say.tainted],
    ['danger', say.dangers],
  ] as const;
  return named.flatMap(([verdict, title]) => {
    const cards = next.filter((own) => own.verdict === verdict);
    return cards.length === 0 ? [] : [{ verdict, title, cards: inOrder(cards).map(({ card }) => cardSymbol(card)) }];
  });
}

/** Suit by suit, the highest card first, as in the deck. */
function inOrder<T extends { readonly card: Card }>(cards: readonly T[]): T[] {
  return [...cards].sort((a, b) => suitOf(b.card) - suitOf(a.card) || rankOf(b.card) - rankOf(a.card));
}

function bridgeOf({ bridge, of }: Answer): string {
  if (bridge === undefined) return '';
  const { player, hitWin, hitTie, hitLose, missWin, tieShare } = bridge;
  const hits = hitWin + hitTie + hitLose;
  const sum = hitWin + missWin + tieShare;
  // Of somebody who never hits and never wins, the sum has only zeros.
  if (hits === 0 && sum === 0) return '';
  const inPart = (runOuts: number) => figure(runOuts, Number.isInteger(runOuts) ? 0 : 2);
  const inWords = player === 0 ? say.bridge : say.theirBridge;
  return inWords({
    hits: countText(hits),
    hitLose: countText(hitLose),
    hitTie: hitTie === 0 ? '' : countText(hitTie),
    missWin: countText(missWin),
    tieShare: inPart(tieShare),
    sum: inPart(sum),
    of: countText(of),
  });
}
