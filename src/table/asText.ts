import { lineOf } from '../notation/calculators';
import type { Draft } from '../notation/draft';
import { capitalize } from '../words/capitalize';
import { cardSymbol, rankOf, suitOf, type Card } from '../poker/card';
import { figure, oddsText, percentText, widthText } from '../ui/figures';
import { countText, moneyText, shareText } from '../ui/figureTexts';
import type { CallInWords } from '../words/price';
import { sharesText } from '../words/shares';
import { methodText } from './headline';
import { playerName } from './playerNames.svelte';
import type { Answered } from './answered';

/**
 * A spot and its answer as plain text, to be read by somebody who has never seen the page.
 *
 * @param price in lines, as of {@link priceOf}
 */
export function summaryOf(draft: Draft, answered: Answered, link: string, price: readonly string[]): string {
  const { answer, words } = answered;
  const drawn = answer.samples === undefined ? '' : `, ${countText(answer.samples)} draws`;
  return [
    [lineOf(draft), words.standing, words.headline],
    [...figuresOf(answered), ...playersOf(answered)],
    cardsOf(answered),
    bridgeOf(answered),
    price,
    [`${answer.unseen} unseen, ${methodText(answer)}${drawn}.`, link],
  ]
    .map((lines: readonly string[]) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

function figuresOf({ words }: Answered): string[] {
  return words.figures.rows.flatMap(({ count, probability, label }) => [
    ...(count === undefined ? [] : [`${figure(count.value, count.decimals ?? 0)} ${count.label}`]),
    oddsOf(probability, label),
  ]);
}

function oddsOf(probability: number, label: string): string {
  const chance = `${capitalize(label)} ${percentText(probability)}`;
  if (probability === 0 || probability === 1) return chance;
  return `${chance}, ${oddsText(probability)}`;
}

function playersOf({ answer }: Answered): string[] {
  const texts = sharesText(answer.players.map(({ equity = 0 }) => equity));
  return answer.players.flatMap(({ equity, wins = 0, ties = 0, ...widths }, player) => {
    if (equity === undefined) return [];
    const name = playerName(player, answer.players.length);
    const won = shareText(wins / answer.of, widths.winsHalfWidth);
    const tied = shareText(ties / answer.of, widths.tiesHalfWidth);
    const width = widths.halfWidth === undefined ? '' : ` ${widthText(widths.halfWidth)}`;
    return [`${name}: equity ${texts[player] ?? ''}${width}, win ${won}, tie ${tied}`];
  });
}

/** The next cards that matter, verdict by verdict; against hidden hands those that are part of an out. */
function cardsOf({ answer }: Answered): string[] {
  const next = answer.next ?? [];
  if (next.every(({ verdict }) => verdict === undefined)) {
    const worth = (answer.rangeCards ?? next).filter(({ weight = 0 }) => weight > 0.1);
    const parts = inOrder(worth.map(({ card }) => card)).map((card) => {
      const { weight = 0 } = worth.find((own) => own.card === card) ?? {};
      return `${cardSymbol(card)} ${figure(weight, 2)}`;
    });
    return parts.length === 0 ? [] : [`Part of an out: ${parts.join(', ')}`];
  }
  const named = [
    ['out', 'Outs'],
    ['chop', 'Chops the pot'],
    ['tainted', 'Improves you, still behind'],
    ['danger', 'Danger'],
  ] as const;
  return named.flatMap(([wanted, title]) => {
    const cards = next.filter(({ verdict }) => verdict === wanted).map(({ card }) => card);
    return cards.length === 0 ? [] : [`${title}: ${inOrder(cards).map(cardSymbol).join(' ')}`];
  });
}

/** Suit by suit, the highest card first, as in the deck. */
function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => suitOf(b) - suitOf(a) || rankOf(b) - rankOf(a));
}

function bridgeOf({ answer: { bridge, of } }: Answered): string[] {
  if (bridge === undefined) return [];
  const { hitWin, hitTie, hitLose, missWin, tieShare } = bridge;
  const isOwn = bridge.player === 0;
  const whose = isOwn ? 'outs to equity' : 'the opponent’s outs to their equity';
  const tied = hitTie === 0 ? '' : ` − ${countText(hitTie)} hit and tie`;
  const share = figure(tieShare, Number.isInteger(tieShare) ? 0 : 2);
  const sum = hitWin + missWin + tieShare;
  return [
    `From ${whose}: ${countText(hitWin + hitTie + hitLose)} ${isOwn ? 'you hit' : 'opponent hits'} − ${countText(hitLose)} hit, but lose${tied} + ${countText(missWin)} win without hitting + ${share} share of ties = ${figure(sum, Number.isInteger(sum) ? 0 : 2)} of ${countText(of)} run-outs`,
  ];
}

/** The price of a call by one pot, in lines; none where there is nothing to weigh. */
export function priceOf({ pot, call }: Draft, { verdicts, reasons }: CallInWords): string[] {
  if (pot === undefined || call === undefined || pot < call) return [];
  const offered = `Pot ${moneyText(pot)}, ${moneyText(call)} to call.`;
  const lines = verdicts.map(({ verdict, why = '' }) => `${verdict} ${why}`.trim());
  return [...(lines.length > 1 ? [offered, ...lines] : [[offered, ...lines].join(' ')]), ...reasons.filter(Boolean)];
}
