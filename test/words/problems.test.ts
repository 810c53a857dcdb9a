import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/build/languages';
import { askLine } from '../../src/ask';
import { wordsIn } from './wordsIn';

/* An error has three parts: what happened, where, what to do. */

/** The verbs of the last part, by language. */
const VERBS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:add|change|check|choose|close|copy|deal|enlarge|export|fold|free|give|go on|include|keep|load|name|open|paste|press|put|raise|reload|remove|save|set|shorten|split|take|type|unpack|update|use|write)\b/i,
  es: /(?:^|[^\p{L}])(?:abre|acórta|actualiza|agranda|añ[aá]d|cambia|carga|cierra|copia|da\b|deja|exp[oó]rt|toca|descomprím|divíde|el[ií]g|escr[ií]b|guárda|guarda|inclu|indica|libera|pasa\b|p[eé]ga|pon|pulsa|qu[ií]t|recarga|repárte|retira\b|revisa|sube|usa)/iu,
  pt: /(?:^|[^\p{L}])(?:abra|acrescent|adicion|atualiz|aument|carregu|cole|coloqu|confira|copi|dê|digite|exporte|toque|verifique|deix|descompact|divid|distribua|encurt|escolh|escrev|fech|inclu|inform|libere|mud|passe|ponha|pressione|recarregu|remov|salve|tire|troqu|use)/iu,
  zh: /请/,
};

/** Texts that only join others, or are names. */
const JOINTS = ['at', 'cardMissing', 'fields', 'inField', 'inLink'];

/** What a sentence is called with, if not with texts and numbers. */
const CALLED: Readonly<Record<string, readonly unknown[]>> = {
  twiceInPart: ['“AhAh”', 50],
  twiceIn: [50, 'hero'],
  inBoth: [50, 'hero', 'board'],
  handOneTooMany: [50],
  handTooFew: [3, '“AhKhQh”'],
  unclear: ['“AA 25%”', ['AA:0.25']],
  unknownRead: ['“with x”', ['connects']],
  severalDecks: [['joker', 'bug']],
  badDeck: ['“x”', ['joker', 'none']],
  badRule: ['“x”', '5', false, ['on', 'off']],
  withoutPayouts: ['others'],
  listLength: [true, 2, 3],
};

describe.each(LANGUAGES)('%s', (language) => {
  test('every sentence about an entry says what to do', async () => {
    const sentences = (await wordsIn(language, 'problems')) as Record<string, unknown>;
    const named = Object.entries(sentences).filter(([name]) => !JOINTS.includes(name));
    expect(named.length).toBeGreaterThan(70);
    for (const [name, sentence] of named) {
      const given = CALLED[name] ?? ['2', '3', '4', '5'];
      const text =
        typeof sentence === 'function' ? (sentence as (...given: readonly unknown[]) => string)(...given) : sentence;
      expect(text, name).toMatch(VERBS[language] ?? /^$/);
    }
  });
});

/** What a sentence about a hand history may be called with. */
const FAULT = {
  characters: 3_000_000,
  most: 2_000_000,
  sites: ['ACR'],
  site: 'ACR',
  history: { site: 'ACR' },
  line: 3,
  lines: 900,
  text: '“x”',
  player: 'Ann',
  field: 'ohh',
};

describe.each(LANGUAGES)('%s: a hand history or a pack', (language) => {
  const verb = VERBS[language] ?? /^$/;

  test('every sentence about a hand history says what to do', async () => {
    const words = (await wordsIn(language, 'history')) as unknown as {
      historyProblems: Record<string, (fault: typeof FAULT) => string>;
      fileProblems: Record<string, (file: string, isOfAll: boolean) => string>;
      pasteAsSaved: string;
    };
    for (const [name, sentence] of Object.entries(words.historyProblems)) expect(sentence(FAULT), name).toMatch(verb);
    for (const [name, sentence] of Object.entries(words.fileProblems)) {
      for (const isOfAll of [true, false]) expect(sentence('7.zip', isOfAll), name).toMatch(verb);
    }
    expect(words.pasteAsSaved).toMatch(verb);
  });

  test('a pack or a field of a drill that cannot be read says what to do', async () => {
    const words = (await wordsIn(language, 'packs')) as Record<string, unknown>;
    const named = Object.entries(words).filter(([name]) =>
      /^pack(?!Unusable)[A-Z]|^field(?:Missing|Not)|^(?:combos|equity|call)Needs?[A-Z]|^needs|^badPackName|^tooLarge/.test(
        name,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const [name, sentence] of named) {
      const text = typeof sentence === 'function' ? (sentence as (...given: string[]) => string)('“7”', '8') : sentence;
      expect(text, name).toMatch(verb);
    }
  });
});

/** Errors of the pages, by their modules. */
const PAGES = {
  history: ['firstIsOn', 'lastIsOn'],
  drills: ['needsPlainDeck', 'needsCards', 'needsFlopOrTurn', 'hasOneOpponent', 'isAhead', 'noCardImproves'],
  odds: ['notStarted', 'givenUp'],
  opponents: ['onTable', 'nobodyHolds', 'wantsFlop', 'noneOpen', 'noGrid'],
  table: ['noSlot', 'noJoker', 'emptyLine', 'notCard'],
  saved: ['namesSetAside', 'namesLeftAlone', 'rangesSetAside', 'rangesLeftAlone', 'spotsSetAside', 'spotsLeftAlone'],
  session: ['noHand', 'rangesLeftAlone', 'noClipboard', 'noTable', 'handNotOpened'],
  show: [
    'noFullScreen',
    'alreadyThere',
    'cardAlreadyThere',
    'allFilled',
    'mostPlayers',
    'nothingToCome',
    'badLine',
    'badLink',
  ],
  study: ['noPack', 'leftAlone', 'setAside', 'unkept'],
};

describe.each(LANGUAGES)('%s: an error of a page', (language) => {
  test.each(Object.entries(PAGES))('says what to do, in the words of %s', async (name, errors) => {
    const words = (await wordsIn(language, name as 'table')) as Record<string, unknown>;
    for (const error of errors) {
      const sentence = words[error];
      const text = typeof sentence === 'function' ? (sentence as (given: string) => string)('9') : sentence;
      expect(text, error).toMatch(VERBS[language] ?? /^$/);
    }
  });
});

/** A place: a player, a field, or the user's own text. */
const PLACE = /“|hand|opponent|board|ranges|pot|call|rake|bets|[♣♦♥♠]/i;

const BAD = [
  '{"hero":"AhKx"}',
  '{"hero":"AhAh"}',
  '{"hero":"Ah"}',
  '{"hero":"AhKhQh"}',
  '{"hero":"AhKh","board":"7h3h"}',
  '{"hero":"AhKh","board":"7h3h9c4d5d6d"}',
  '{"hero":"AhKh","board":"7h3hAh"}',
  '{"hero":"AhKd","opponents":["A2s-KQs"]}',
  '{"hero":"AhKd","opponents":["76s-54o"]}',
  '{"hero":"AhKd","opponents":["AKd"]}',
  '{"hero":"AhKd","opponents":["AAs"]}',
  '{"hero":"AhKd","opponents":["150%"]}',
  '{"hero":"AhKd","opponents":["AA:2"]}',
  '{"hero":"AhKd","opponents":["hello"]}',
  '{"hero":"AhKd","opponents":["[50]AA"]}',
  '{"hero":"7h7d","opponents":["AA"],"board":"AcAdAs"}',
  '{"hero":"AhKh","opponents":["AA","AA","AA"]}',
  '{"hero":"AhKd","opponents":["QQ"],"call":3}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":-5,"call":3}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":50,"call":3,"rake":{"percent":120}}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":20,"bets":[10,50]}',
  '{"hero":7}',
  '{"board":"7h3h9c"}',
  '{"hero":"AhKd","opponents":"QQ"}',
  '{"hero":"AhKd","words":"yes"}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":"60"}',
  '{"hero":"AhKd","opponents":["QQ"],"bets":10}',
  '{"hero":"AhKd","opponents":["QQ"],"runs":5}',
  '{"hero":"AhKd","opponents":["QQ"],"rake":5}',
  '{"hero":"AhKd","opponents":["QQ"],"flops":1}',
  '{"hero":"AhKd","opponents":["QQ"],"flops":[4]}',
  '{"hero":"AhKd","opponents":["QQ"],"combos":true}',
  '{"stacks":[50,30]}',
  '{"hands":"AhKh7h3h9c"}',
  '[]',
];

test.each(BAD)('%s: what happened, where, and what to do', (question) => {
  const answer = askLine(question) as { ok: boolean; error?: { message: string } };
  expect(answer.ok).toBe(false);
  const message = answer.error?.message ?? '';
  expect(message).toMatch(PLACE);
  expect(message).toMatch(VERBS.en ?? /^$/);
});
