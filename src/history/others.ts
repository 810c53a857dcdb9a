import type { Language, OtherHistory } from './problem';

/* Hands that are recognised, but not read. */

const SIGNS: readonly (readonly [sign: RegExp, what: OtherHistory])[] = [
  [/^Game started at: /m, { site: 'ACR', only: 'older' }],
  [/^"?-- starting hand #/m, { site: 'PokerNow', only: 'a part' }],
  [/^\*{5} History for hand \w/m, { site: 'OnGame' }],
  [/^Stage #\w+: /m, { site: 'Absolute Poker' }],
];

/** The history that a text or a line begins, if Outs cannot read it; `undefined` if it is not recognised. */
export function otherHistory(text: string): OtherHistory | undefined {
  const start = text.slice(0, 10_000);
  return SIGNS.find(([sign]) => sign.test(start))?.[1];
}

/** A word of a name: no comma, quote or colon, which chat has before it. */
const WORD = String.raw`[\p{L}\d][\p{L}\d.'’&-]{0,30}`;
/** Rooms known to write other first lines too; of any other the hand's number is long. */
const KNOWN = 'BetOnline|ClubGG|CoinPoker|Full Tilt|WPT Global';

/** The first line of a hand in the way of PokerStars, of a `room` that is not known. */
export const ANY_ROOM = new RegExp(
  `^(?=\\p{Lu})(?:(?<known>${KNOWN})(?:\\.\\w+)?|(?<room>${WORD}(?: ${WORD}){0,3}?))(?: Poker)?(?: Zoom| Home Game){0,2} ` +
    `(?:Hand|Game) #(?<name>(?<=(?:${KNOWN})[^#]*#)[\\w-]+|[A-Z]{0,4}\\d{5,}[\\w-]*)(?=[:,\\s]|$)`,
  'u',
);

/** The first line of a hand of PokerStars in another language than English. */
export const FOREIGN =
  /^(?=[\p{L}\d .º°'-]{0,60}(?:n\.?\s?[°ºo]\.?|[Nn]r\.?|#|№)\s?(?<name>\d+))[\p{L}\d .º°#№'-]{0,40}PokerStars/u;

/** How lines of a hand begin, or go on after a name, in languages that are not read. */
const LANGUAGES: Readonly<Record<Language, RegExp>> = {
  French: /^(?:Main|Partie) PokerStars|^(?:Siège|Place) \d|: (?:passe|parole|suit|relance|mise|se couche)\b/i,
  German: /^PokerStars\b.* Nr|^(?:Platz|Sitz) \d|[: ](?:passt|geht mit|erhöht|setzt|schiebt|steigt aus)(?: |$)/i,
  Spanish: /^Mano\b.*\bde PokerStars|^Asiento \d|: (?:se retira|no va|pasa|iguala|sube|apuesta)\b/i,
  Portuguese: /^Mão\b|^PokerStars Mão|^(?:Assento|Lugar) \d|: (?:desiste|iguala|paga|aumenta|aposta)\b/i,
  Italian: /^Mano\b.*PokerStars(?<!de PokerStars)|^Posto \d|: (?:lascia|chiama|rilancia|punta|fa check)\b/i,
  Dutch: /^(?:Stoel|Plaats) \d|: (?:past|checkt|gaat mee|verhoogt|zet in)\b/i,
  Russian: /^Место \d|: (?:пас|чек|колл|рейз|ставка|делает|фолдит|уравнивает|повышает)/i,
  Chinese: /^座位|：?(?:弃牌|过牌|跟注|加注|下注)/,
};

/** The language that lines of a hand are written in; `undefined` if not two of them show one. */
export function languageOf(lines: readonly string[]): Language | undefined {
  const counts = Object.entries(LANGUAGES).map(([language, sign]) => ({
    language: language as Language,
    count: lines.filter((line) => sign.test(line)).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  return most !== undefined && most.count >= 2 ? most.language : undefined;
}
