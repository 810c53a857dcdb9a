import { DAY_FIRST, MONTH_FIRST, YEAR_FIRST, type Room } from './lines';
import { ok } from '../poker/result';
import { AMOUNT } from './money';
import { ANY_ROOM, FOREIGN } from './others';

/** https://www.pokerstars.com: hand histories as the client saves them, in English. */
export const POKERSTARS: Room = {
  name: 'PokerStars',
  opens: /^PokerStars (?:Zoom |Home Game )*(?:Hand|Game) #(?<name>\d+):/,
  stakes: new RegExp(
    `(?<!6\\+ )Hold'em (?:(?:No|Pot) Limit|(?<fixed>(?:Fixed )?Limit))\\b.*?(?:\\(|, )(?<small>${AMOUNT})/(?<big>${AMOUNT})(?:\\s*- (?<cap>${AMOUNT}) Cap)?`,
    'u',
  ),
  seats: ['Seat #seat: <player> ({amount} in chips, {bounty} bounty)…', 'Seat #seat: <player> ({amount} in chips…'],
  separator: ': ',
  acts: [
    ['posts small blind {amount}…', 'posts the small blind'],
    ['posts big blind {amount}…', 'posts the big blind'],
    ['posts small & big blinds {amount}…', 'posts both'],
    ['posts button blind {amount}…', 'posts'],
    ['posts straddle {amount}…', 'posts'],
    ['posts the ante {amount}…', 'posts an ante'],
    ['posts an ante of {amount}…', 'posts an ante'],
    ['folds', 'folds'],
    ['folds [cards]', 'folds'],
    ['checks', 'checks'],
    ['calls {amount}…', 'calls'],
    ['bets {amount}…', 'bets'],
    ['raises {by} to {amount}…', 'raises to'],
    ['raises to {amount}…', 'raises to'],
    ['shows [cards]…', 'shows'],
    ['mucks [cards]…', 'shows'],
    ['mucks hand…', 'nothing'],
    ["doesn't show hand…", 'nothing'],
    ['sits out…', 'nothing'],
    ['is sitting out…', 'nothing'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['*** FLOP *** [cards]', 'flop'],
    ['*** TURN *** [before] [cards]', 'turn'],
    ['*** RIVER *** [before] [cards]', 'river'],
    ['*** FIRST FLOP *** [cards]', 'flop'],
    ['*** FIRST TURN *** [before] [cards]', 'turn'],
    ['*** FIRST RIVER *** [before] [cards]', 'river'],
    ['*** SECOND FLOP *** [cards]', 'second board'],
    ['*** SECOND TURN *** [before] [cards]', 'second board'],
    ['*** SECOND RIVER *** [before] [cards]', 'second board'],
    ['Uncalled bet ({amount}) returned to <player>', 'gets back'],
    ['<player> collected {amount} from …', 'wins'],
    ['<player> cashed out the hand for {amount} | …', 'cashes out'],
    ['<player> cashed out the hand for {amount}', 'cashes out'],
    ['<player> wins the {bounty} bounty for eliminating <on>', 'wins a bounty'],
    ['<player> split the {bounty} bounty for eliminating <on>', 'wins a bounty'],
    ['<player> wins {bounty} for eliminating <on> and …', 'wins a bounty'],
    ['Total pot {amount} …| Rake {rake}…', 'total'],
    ['Total pot {amount} …', 'total'],
    ['Seat #seat: … showed [cards]…', 'shows'],
    ['Seat #seat: … mucked [cards]…', 'shows'],
  ],
  end: /^\*\*\* SUMMARY \*\*\*$/,
};

/** The client's lines in Spanish and Portuguese, and in English. `@` is an amount. */
const TRANSLATIONS: readonly (readonly [sign: RegExp, english: string])[] = (
  [
    [String.raw`^(?:Asiento|Lugar|Assento) (\d+): (.+) \((@) e[nm] fichas\)`, 'Seat $1: $2 ($3 in chips)'],
    [
      String.raw`^(?:Asiento|Lugar|Assento) (\d+): (.+) \((@) e[nm] fichas, (?:bounty|recompensa)(?: de)? (@)\)`,
      'Seat $1: $2 ($3 in chips, $4 bounty)',
    ],
    [
      String.raw`^(?:Asiento|Lugar|Assento) (\d+): (.+) \((@) e[nm] fichas, (@)(?: de)? (?:bounty|recompensa)\)`,
      'Seat $1: $2 ($3 in chips, $4 bounty)',
    ],
    [String.raw`^(?:Asiento|Lugar|Assento) (\d+): (.*?) (?:muestra|mostró|mostra|mostrou) \[`, 'Seat $1: $2 showed ['],
    [
      String.raw`^(?:Asiento|Lugar|Assento) (\d+): (.*?) (?:descartó(?: sin mostrar)?|descartou|escondeu(?: as cartas)?) \[`,
      'Seat $1: $2 mucked [',
    ],
    [String.raw`^(?:Repartidas?|Distribuídas?) a (.+) \[`, 'Dealt to $1 ['],
    [String.raw`^([^:]+|.+) recebe (?=\[[^\]]*\]$)`, 'Dealt to $1 '],
    [
      String.raw`^(?:La )?ap?[uo]e?sta n(?:o|ão)[- ]?igualada \((@)\) (?:(?:ha sido|fue|foi) )?(?:devuelta|devolvida|voltou|retornou) (?:a|para) `,
      'Uncalled bet ($1) returned to ',
    ],
    [
      String.raw`^(.+) (?:se lleva|recauda|recaudó|recebeu|recolheu) (@) d(?:el bote|o pote)(?: .*)?$`,
      '$1 collected $2 from pot',
    ],
    [
      String.raw`^(.+) gan(?:a|ha) (@) por eliminar (?:a )?(.+?) [ey] (?:su|sua|a)\b.*$`,
      '$1 wins $2 for eliminating $3 and more',
    ],
    [
      String.raw`^(?:Bote total|Total (?:do )?pote|Pote total) (@)(.*?)\| (?:comisión|comissão|rake) (@)$`,
      'Total pot $1 $2| Rake $3',
    ],
    [String.raw`^\*\*\* CARTAS D[EA] M(?:ANO|ÃO) \*\*\*`, '*** HOLE CARDS ***'],
    [String.raw`^\*\*\* (?:RESUMEN|SUMÁRIO|RESUMO) \*\*\*$`, '*** SUMMARY ***'],
    [String.raw`^\*\*\* PRIMEI?R[AO]? (FLOP|TURN|RIVER) `, '*** FIRST $1 '],
    [String.raw`^\*\*\* SEGUND[AO] (FLOP|TURN|RIVER) `, '*** SECOND $1 '],
    [': (?:pone la|paga o|coloca o|paga|coloca) (?:ciega pequeña|small blind) ', ': posts small blind '],
    [': (?:pone la|paga o|coloca o|paga|coloca) (?:ciega grande|big blind) ', ': posts big blind '],
    [
      ': (?:pone las|paga os?|coloca os?|paga|coloca) (?:ciegas pequeña y grande|small (?:blind )?(?:e|&) (?:o )?big blinds?) ',
      ': posts small & big blinds ',
    ],
    [': (?:pone el|pone|paga o|paga|coloca o|coloca) ante ', ': posts the ante '],
    [': (?:se retira|no va|desiste)(?= \\[|$)', ': folds'],
    [': pass?a$', ': checks'],
    [': (?:iguala|paga) (?=@)', ': calls '],
    [': ap?[uo]e?sta (?=@)', ': bets '],
    [': (?:sube|aumenta) (@) (?:a|para) (?=@)', ': raises $1 to '],
    [': (?:muestra|mostra) (?=\\[)', ': shows '],
    [': (?:no muestra|não mostra) (?:su mano|a mão).*$', ": doesn't show hand"],
    [': (?:descarta su mano|esconde a mão|descarta a mão).*$', ': mucks hand'],
    [': (?:est[áa]|se|fica) (?:ausente|sit out|sin jugar|fora).*$', ': is sitting out'],
  ] as const
).map(([sign, english]) => [new RegExp(sign.replaceAll('@', AMOUNT), 'iu'), english]);

/** A line of a Spanish or Portuguese client in English; any other stays as it is. */
function inEnglish(line: string): string {
  const [sign, english] = TRANSLATIONS.find(([own]) => own.test(line)) ?? [];
  return sign === undefined || english === undefined ? line : line.replace(sign, english);
}

/** Hands of a client in another language: Spanish, Portuguese, and others that only begin in their language. */
export const POKERSTARS_ABROAD: Room = {
  ...POKERSTARS,
  opens: FOREIGN,
  dates: [YEAR_FIRST, DAY_FIRST],
  prepare: (lines) =>
    ok(lines.map((line, at) => (at === 0 ? line : inEnglish(line.replace(/^([^:\n]{1,40}) : /, '$1: '))))),
};

/**
 * PPPoker, PokerBros, CoinPoker, WePlay and other rooms, or programs that convert from them: they write as PokerStars does,
 * some with other words. An all-in act may have what it adds.
 */
export const LIKE_POKERSTARS: Room = {
  ...POKERSTARS,
  opens: ANY_ROOM,
  dates: [YEAR_FIRST, DAY_FIRST, MONTH_FIRST],
  stakes: new RegExp(
    `(?<!6\\+ )(?:NLH|PLH|Hold'?em (?:(?:No|Pot) Limit|(?<fixed>(?:Fixed )?Limit)))\\b(?! ?(?:short|6\\+)).*?(?:\\(|, )(?<small>${AMOUNT})/(?<big>${AMOUNT})`,
    'iu',
  ),
  acts: [
    ['raises {amount} and is all-in', 'goes all in'],
    ['bets {amount} and is all-in', 'goes all in'],
    ['calls {amount} and is all-in', 'goes all in'],
    ['ALLIN {amount}', 'goes all in'],
    ['RETURN {amount}', 'gets back'],
    ['posts auto big blind {amount}…', 'posts'],
    ['posts missed big blind {amount}…', 'posts'],
    ['posts missed small blind {amount}…', 'posts dead'],
    ['posts missed blind {amount}…', 'posts dead'],
    ['posts dead small blind {amount}…', 'posts dead'],
    ['posts dead blind {amount}…', 'posts dead'],
    ['posts dead {amount}…', 'posts dead'],
    ['posts ante {amount}…', 'posts an ante'],
    ['posts the straddle {amount}…', 'posts'],
    ['posts a straddle of {amount}…', 'posts'],
    ['STRADDLE {amount}…', 'posts'],
    ['straddles {amount}…', 'posts'],
    ['straddle {amount}…', 'posts'],
    ['declines …', 'nothing'],
    ...POKERSTARS.acts,
  ],
  lines: [
    ['*** THIRD FLOP *** [cards]', 'third board'],
    ['*** THIRD TURN *** [before] [cards]', 'third board'],
    ['*** THIRD RIVER *** [before] [cards]', 'third board'],
    ['SPLASH dropped {amount}', 'gift'],
    ['MEGA SPLASH dropped {amount}', 'gift'],
    ['Total pot {amount} …| Rake {rake} | Splash Fee {fee}', 'total'],
    ['Total pot {amount} …| Rake {rake} | Jackpot {fee}', 'total'],
    ['Total pot {amount} …| Rake {rake} | Jackpot Fee {fee}', 'total'],
    ...POKERSTARS.lines,
    // The other players' cards, face down.
    ['Dealt to <player>', 'is dealt'],
  ],
};
