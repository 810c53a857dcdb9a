// Tests src/words/help too.
// README and docs: every command, example and link in them is run, read or followed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { askLine } from '../src/ask';
import { readShown } from '../src/embed/embedLink';
import { readShow } from '../src/show/showLink';
import { readLabLink, readLabLine } from '../src/lab/draft';
import { readSpot as readQuestionOf } from '../src/outside/index';
import { readHistory } from '../src/history/history';
import { readAmount } from '../src/notation/amount';
import { readinessOf } from '../src/notation/draft';
import { FIELD_NAMES } from '../src/notation/fields';
import { readLine } from '../src/notation/line';
import { LANGUAGES } from '../src/build/languages';
import { canonical, readLink, writeLink } from '../src/notation/link';
import { writeNamed } from '../src/notation/seating';
import { DECK, formatCards, parseCards, type Card } from '../src/poker/card';
import { readLadder } from '../src/poker/breakdown';
import { WILD_CATEGORIES } from '../src/poker/category';
import { DRAWS, RUNGS } from '../src/poker/holding';
import { type Spot } from '../src/poker/spot';
import { readSpot } from '../src/poker/readSpot';
import { rowTitle, DRAW_WORDS, RUNG_WORDS } from '../src/words/ladder';
import { parseRange, READ_KINDS, splitReads } from '../src/poker/range';
import { combosIn } from '../src/poker/combos';
import { LEVELS } from '../src/drills/levels';
import { readStudyLink } from '../src/drills/studyLink';
import { titles as LEVEL_TITLES } from '../src/words/en/drills';
import { terms as TITLES } from '../src/words/en/terms';
import { TERMS } from '../src/words/terms';
import { LONG } from './long';
import { wordsIn } from './words/wordsIn';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Page {
  /** From the root: `docs/notation.md`. */
  readonly name: string;
  readonly text: string;
}

function pageAt(name: string): Page {
  return { name, text: readFileSync(join(ROOT, name), 'utf8') };
}

const INDEX = pageAt('docs/README.md');
const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => pageAt(`docs/${name.replaceAll('\\', '/')}`));
const README = pageAt('README.md');
const PAGES = [README, pageAt('CONTRIBUTING.md'), pageAt('CHANGELOG.md'), ...DOCS];

/** The fenced blocks of a page, in order: their language and their lines. */
function blocksOf({ text }: Page): { language: string; lines: string[] }[] {
  return Array.from(text.matchAll(/^```(\w*)\n([^]*?)^```$/gm), ([, language = '', body = '']) => ({
    language,
    lines: body.trimEnd().split('\n'),
  }));
}

/** Everything between single backquotes, outside blocks. */
function codeIn({ text }: Page): string[] {
  const plain = text.replace(/^```[^]*?^```$/gm, '');
  return Array.from(plain.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
}

/** The rows of the tables whose first cell is `head`. */
function rowsUnder({ text }: Page, head: string): string[][] {
  const rows: string[][] = [];
  let isIn = false;
  for (const line of text.split('\n')) {
    const cells = /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim());
    if (cells === undefined) isIn = false;
    else if (cells[0] === head) isIn = true;
    else if (isIn && !/^-+$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return rows;
}

function codesIn(cell = ''): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}

/** The words after `# `, `## ` …, as GitHub makes anchors of them. */
function anchorsOf({ text }: Page): string[] {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the README', () => {
  test('takes at most 6 kB, and names the game in line 3', () => {
    expect(Buffer.byteLength(README.text)).toBeLessThanOrEqual(6_000);
    expect(README.text.split('\n')[2]).toContain("hold'em");
  });

  test('shows five lines of notation, and each can be read', () => {
    const lines = blocksOf(README)
      .filter(({ language }) => language === '')
      .flatMap((block) => block.lines);
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const [spot = '', says = ''] = line.split(/\s{3,}/);
      expect(says, line).not.toBe('');
      const draft = readLine(spot);
      expect(draft.ok && readinessOf(draft.value).ready, spot).toBe(true);
    }
  });

  test('states the engine’s figures for its first spot', () => {
    const { improving } = askLine('{"hero":"4c9c","board":"7d5cKh8c"}') as {
      improving: { hits: number; of: number; percent: number; against: number };
    };
    const { hits, of, percent, against } = improving;
    expect(README.text).toContain(`**${hits} outs of ${of} cards, ${percent.toFixed(1)}%, ${against.toFixed(2)} : 1**`);
  });
});

describe('the first ten minutes', () => {
  const page = pageAt('docs/start.md');
  const lines = codeIn(page).filter((code) => /^[2-9TJQKA][cdhs]/.test(code));

  test('have lines that are read, and figures that these lines have', () => {
    expect(lines.length).toBeGreaterThan(5);
    const all = lines
      .map((line) => {
        const answer = askLine(JSON.stringify({ ...readQuestionOf(line), words: true }));
        expect(answer, line).toMatchObject({ ok: true });
        return JSON.stringify(answer.words);
      })
      .join('\n');
    const figures =
      page.text.match(/\d+\.\d%|\d+ outs of \d+|(?<=\*\*)(?:Close: fold|Fold|Call|one bet in eleven)/g) ?? [];
    expect(figures.length).toBeGreaterThan(9);
    for (const figure of figures) expect(all.toLowerCase()).toContain(figure.toLowerCase());
  });

  test('have a hand that is read', () => {
    const [hand] = blocksOf(page).filter(({ language }) => language === 'text');
    const read = readHistory(hand?.lines.join('\n') ?? '');
    expect(read.ok && read.value.hands).toHaveLength(1);
  });
});

test('every message that troubleshooting quotes is one that Outs says', () => {
  const said = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(words.en|outside).*\.ts$/.test(name))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .join('\n');
  const quoted = Array.from(
    pageAt('docs/troubleshooting.md').text.matchAll(/^### “(.*)”$/gm),
    ([, message = '']) => message,
  );
  expect(quoted.length).toBeGreaterThan(9);
  for (const message of quoted) {
    for (const part of message.split('…')) expect(said, message).toContain(part.trim());
  }
});

describe('facts that are also elsewhere', () => {
  const { text } = pageAt('docs/performance.md');

  test('the size of the preflop table is the size of its file, and of the same as base64', () => {
    const { size } = statSync(join(ROOT, 'src/poker/count/tables/preflop-table.bin'));
    const [data, packed] = [size, Math.ceil(size / 3) * 4].map((bytes) => `${Math.round(bytes / 1000)} kB`);
    expect(text.replace(/\s+/g, ' ')).toContain(`${data} of data, ${packed} as a module (base64)`);
    expect(pageAt('docs/library.md').text).toContain(`a module of ${packed} (${data} of data as base64)`);
  });

  test('Lighthouse fails below the limit that the docs state', () => {
    const tool = readFileSync(join(ROOT, 'test/tools/bench/lighthouse.ts'), 'utf8');
    expect(text).toContain(`below ${/performance: (\d+)/.exec(tool)?.[1]} in one run`);
  });

  test('CI runs all tests, in the two parts that its first line names', () => {
    const runs = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');
    const [first = ''] = runs.split('\n');
    for (const command of ['npm test', 'npm run test:rest']) {
      expect(first).toContain(command);
      expect(runs).toContain(`- run: ${command}`);
    }
  });
});

describe('what a newcomer reads', () => {
  const linesIn = (name: string) => pageAt(name).text.trimEnd().split('\n').length;

  test('fits into 80 lines on contributing and 130 on the architecture', () => {
    expect(linesIn('CONTRIBUTING.md')).toBeLessThanOrEqual(80);
    expect(linesIn('docs/architecture.md')).toBeLessThanOrEqual(130);
  });

  test('gives a reason for every decision', () => {
    const paragraphs = pageAt('docs/decisions.md').text.split('\n\n').slice(2);
    expect(paragraphs.length).toBeGreaterThan(12);
    for (const text of paragraphs) expect(text).toMatch(/^\*\*.+\.\*\*[^]*\bbecause\b/);
  });

  test('names six files that are there', () => {
    const [, six = ''] = /## Read these six files first\n([^]*?)##/.exec(pageAt('docs/architecture.md').text) ?? [];
    const named = Array.from(six.matchAll(/^\d\. `(.+?)`/gm), ([, file = '']) => file);
    expect(named).toHaveLength(6);
    for (const file of named) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });
});

test('the map names every top folder of src, and no other folder', () => {
  const named = rowsUnder(pageAt('docs/architecture.md'), 'folder').flatMap(([cell]) => codesIn(cell));
  for (const folder of named) expect(existsSync(join(ROOT, folder)), folder).toBe(true);
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'fonts')
    .map(({ name }) => `src/${name}`);
  expect(named).toEqual(expect.arrayContaining([...rooms, 'workers', 'test']));
});

test('the index leads to every page of the docs, in three groups of twenty lines', () => {
  for (const { name } of DOCS) {
    if (name !== INDEX.name) expect(INDEX.text).toContain(`](${name.slice('docs/'.length)})`);
  }
  expect(INDEX.text.match(/^- /gm)).toHaveLength(20);
  expect(INDEX.text.match(/^\*\*.*\*\*$/gm)).toEqual(['**Use**', '**Integrate**', '**Develop**']);
});

describe('links', () => {
  for (const page of PAGES) {
    test(`${page.name}: every relative link leads somewhere`, () => {
      for (const [, target = ''] of page.text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? join(ROOT, page.name) : join(ROOT, dirname(page.name), path);
        expect(existsSync(file), target).toBe(true);
        if (anchor === undefined) continue;
        expect(anchorsOf(pageAt(relative(ROOT, file))), target).toContain(anchor);
      }
    });
  }

  test('lead to files of the package from each page in the package', () => {
    const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
    const packed = DOCS.filter(({ name }) => dirname(name) === 'docs' && !files.includes(`!${name}`));
    expect(packed.length).toBeGreaterThan(15);
    const there = new Set(['README.md', 'docs/ask.schema.json', ...packed.map(({ name }) => name)]);
    for (const { name, text } of packed) {
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)) {
        expect(there, name).toContain(join(dirname(name), target).replaceAll('\\', '/'));
      }
    }
  });

  /** What is wrong with a link to one of the pages. */
  function problemsIn(link: string): readonly unknown[] {
    if (link.startsWith('#/study')) return readStudyLink(link).problems;
    if (link.startsWith('#/lab')) return readLabLink(link).problems;
    if (link.startsWith('#/show')) return readShow(link).problems;
    return readLink(link).problems;
  }

  test('every link to the page is read without a problem', () => {
    const links = PAGES.flatMap((page) =>
      codeIn(page)
        .filter((code) => code.startsWith('#/'))
        .map((link) => ({ link, isFrame: page.name === 'docs/embed.md' })),
    );
    expect(links.length).toBeGreaterThan(12);
    for (const { link, isFrame } of links) {
      expect(isFrame ? readShown(link).problems : problemsIn(link), link).toEqual([]);
    }
  });

  test('every field of a link is described, with a link that has it', () => {
    const rows = rowsUnder(pageAt('docs/notation.md'), 'field');
    for (const [cell, , example] of rows) {
      for (const field of codesIn(cell)) {
        for (const link of codesIn(example)) {
          // No spot has names: only a link that is shared.
          const { draft } = readLink(link);
          const written = field === 'names' ? writeNamed(draft, draft.names ?? []) : canonical(link);
          expect(written).toContain(`${field}=`);
        }
      }
    }
    expect(new Set(rows.flatMap(([cell]) => codesIn(cell)))).toEqual(new Set(FIELD_NAMES));
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  /** Run by npm itself, whatever package.json says. */
  const OWN = ['ci', 'install', 'pack', 'publish', 'login', 'view', 'sbom'];

  for (const page of PAGES) {
    test(`${page.name}: npm knows its scripts, and its test files exist`, () => {
      const blocks = blocksOf(page).filter(({ language }) => language === 'sh');
      const commands = [...blocks.flatMap(({ lines }) => lines), ...codeIn(page)];
      for (const command of commands) {
        for (const [, script = ''] of command.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w-]*)/g)) {
          expect([...OWN, ...Object.keys(scripts)], command).toContain(script);
        }
        for (const [file] of command.matchAll(/\btest\/[\w./-]+(?![\w*])/g)) {
          expect(existsSync(join(ROOT, file)), command).toBe(true);
        }
      }
    });
  }

  test('every script is in the tables of the recipes', () => {
    const recipes = pageAt('docs/recipes.md');
    const cells = [...rowsUnder(recipes, 'script'), ...rowsUnder(recipes, 'run')].flatMap(([cell]) => codesIn(cell));
    const listed = cells.map((command) => command.replace(/^npm (run )?/, ''));
    for (const script of Object.keys(scripts)) {
      // Parts of the scripts `check` and `lint`; what npm runs by itself.
      if (/^(check|lint):|^prepack$/.test(script)) continue;
      expect(listed, script).toContain(script);
    }
  });
});

describe('ask', () => {
  const QUESTION = /^echo '(.*)' \| npm run --silent ask$/;
  const page = pageAt('docs/json.md');
  const examples = [README, ...DOCS].flatMap((own) => {
    const blocks = blocksOf(own);
    return blocks.flatMap(({ language, lines }, at) => {
      const question = language === 'sh' ? QUESTION.exec(lines.join('\n'))?.[1] : undefined;
      const next = blocks[at + 1];
      const answer = next?.language === 'json' ? next.lines.join('\n') : undefined;
      return question === undefined ? [] : [{ question, answer }];
    });
  });
  const answers = examples.map(({ question }) => JSON.parse(JSON.stringify(askLine(question))) as unknown);

  /**
   * Whether `found` has all that `told` has. A list that ends or begins with `…` tells its other end; `…` alone
   * stands for any value.
   */
  function expectTold(told: unknown, found: unknown, path: string): void {
    if (told === '…') {
      expect(found, path).toBeDefined();
    } else if (Array.isArray(told)) {
      expect(Array.isArray(found), path).toBe(true);
      const all = found as unknown[];
      const isEnd = told[0] === '…';
      const isStart = told.at(-1) === '…';
      const parts = told.filter((part) => part !== '…');
      if (!isEnd && !isStart) expect(all, path).toHaveLength(parts.length);
      const from = isEnd ? all.length - parts.length : 0;
      for (const [at, part] of parts.entries()) expectTold(part, all[from + at], `${path}[${at}]`);
    } else if (typeof told === 'object' && told !== null) {
      for (const [name, value] of Object.entries(told)) {
        expectTold(value, (found as Record<string, unknown> | undefined)?.[name], `${path}.${name}`);
      }
    } else expect(found, path).toEqual(told);
  }

  for (const [at, { question, answer }] of examples.entries()) {
    test(`${question} is answered as shown`, () => {
      if (answer === undefined) expect(answers[at]).toMatchObject({ ok: true });
      else expectTold(JSON.parse(answer), answers[at], 'answer');
    });
  }

  /** The names of all fields in an answer; the category names under `best` are not fields. */
  function fieldsIn(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(fieldsIn);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, own]) => (name === 'best' ? [name] : [name, ...fieldsIn(own)]));
  }

  test('every field of these answers is described', LONG, () => {
    const SPECIAL = [
      '{"hero":"AhAd","board":"9h8h3c3d2s"}',
      '{"hero":"AhKh","board":"7h3h9c","opponents":["random","random","random"]}',
      '{"hero":"AhKh","opponents":["7c7d"],"bets":[20,60],"call":20,"rake":{"percent":5,"cap":3}}',
      '{"hands":["Ah Ad Kc Qs 2d"]}',
      '{"drill":{"kind":"who-wins","seed":7,"reply":{}}}',
      '{"drill":{"link":"#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight?&after=Five","reply":{}}}',
    ].map((question) => askLine(question));
    const seen = new Set(fieldsIn([...answers, ...SPECIAL]));
    for (const field of seen) {
      expect(page.text, field).toMatch(new RegExp('`[\\w.]*\\b' + field + '`|"' + field + '"'));
    }
  });

  test('every code of an error has an example that brings it', () => {
    const rows = rowsUnder(page, 'code');
    for (const [cell, , example] of rows) {
      const [code] = codesIn(cell);
      const [question = ''] = codesIn(example);
      expect(askLine(question), question).toMatchObject({ ok: false, error: { code } });
    }
    const sources = ['src/poker', 'src/poker/lab', 'src/poker/money'].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
    );
    const codes = sources.flatMap((source) =>
      Array.from(source.matchAll(/readonly code: ('[^;]+);/g), ([, own = '']) =>
        Array.from(own.matchAll(/'([a-z-]+)'/g), ([, code = '']) => code),
      ).flat(),
    );
    const drills = readdirSync(join(ROOT, 'src/drills'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(ROOT, 'src/drills', name), 'utf8'));
    const refused = drills.flatMap((source) =>
      Array.from(source.matchAll(/refuse\('([a-z-]+)'/g), ([, code = '']) => code),
    );
    const told = rows.flatMap(([cell]) => codesIn(cell));
    expect(new Set([...told])).toEqual(new Set([...codes, ...refused, 'bad-json']));
  });
});

test('every policy in the docs is the one that the build sends', () => {
  const source = readFileSync(join(ROOT, 'src/build/policy.ts'), 'utf8');
  const [, list = ''] = /const POLICY = \[([^]*?)\]\.join\('; '\)/.exec(source) ?? [];
  const parts = Array.from(list.matchAll(/^ *(["'])(.*)\1,$/gm), ([, , part = '']) => part);
  expect(parts.length).toBeGreaterThan(9);
  const told = PAGES.flatMap(({ text }) => text.match(/default-src [^"\n]*/g) ?? []);
  expect(told).toHaveLength(4);
  for (const policy of told) expect(policy).toBe(parts.join('; '));
});

describe('notation', () => {
  const page = pageAt('docs/notation.md');

  test('every spelling of two cards is the same', () => {
    const [, spellings = ''] = /These are all the same two cards:(.*)\./.exec(page.text) ?? [];
    const hands = codesIn(spellings).map((text) => parseCards(text, 'line'));
    expect(hands.length).toBeGreaterThan(3);
    for (const hand of hands) expect(hand).toEqual(hands[0]);
  });

  test('every line is read, and its link too', () => {
    const rows = rowsUnder(page, 'you type');
    expect(rows.length).toBeGreaterThan(9);
    for (const [cell] of rows) {
      for (const line of codesIn(cell)) {
        const draft = readLine(line);
        expect(draft, line).toMatchObject({ ok: true });
        if (draft.ok) expect(readLink(writeLink(draft.value)).draft).toEqual(draft.value);
      }
    }
  });

  test('every amount is read', () => {
    const [, amounts = ''] = /a currency, thousands and a fraction:([^]*?)\. The unit/.exec(page.text) ?? [];
    const read = codesIn(amounts).map((text) => readAmount(text));
    expect(read.map((amount) => amount.ok && amount.value)).toEqual([60, 62.5, 62.5, 1000, 60, 1200]);
  });

  test('every read is read, and the table has all of them', () => {
    const rows = rowsUnder(pageAt('docs/notation.md'), 'a read').map(([cell = '']) =>
      codesIn(cell).map((text) => splitReads(`25% ${text}`)),
    );
    expect(rows.map((row) => row[0]?.reads?.[0]?.kind)).toEqual([...READ_KINDS]);
    for (const row of rows) for (const read of row) expect(read).toEqual({ range: '25%', reads: row[0]?.reads });
  });

  test('every range has as many combos as the table says', () => {
    const rows = rowsUnder(page, 'you write');
    expect(rows.length).toBeGreaterThan(15);
    for (const [cell, , combos] of rows) {
      for (const text of codesIn(cell)) {
        const range = parseRange(text, 'line');
        expect(range.ok && combosIn(range.value), text).toBe(Number(combos));
      }
    }
  });

  test('ranges that programs read differently are read as described', () => {
    const weights = (text: string) => {
      const range = parseRange(text, 'line');
      return range.ok ? range.value.weights : undefined;
    };
    expect(weights('T9s+')).toEqual(weights('T9s'));
    expect(weights('AKs-T9s')).toEqual(weights('AKs,KQs,QJs,JTs,T9s'));
    expect(weights('AsK')).toEqual(weights('AsKc,AsKd,AsKh,AsKs'));
    expect(weights('22+,77:0.5,AA:0')).toEqual(weights('22-66,77:0.5,88-KK'));
  });
});

describe('ranges', () => {
  const page = pageAt('docs/ranges.md');
  const rows = [
    ...RUNGS.map((name) => ({ name, ...RUNG_WORDS[name] })),
    ...DRAWS.map((name) => ({ name, ...DRAW_WORDS[name] })),
  ];

  test('every row is described as on the help page', () => {
    expect(rowsUnder(page, 'row')).toEqual(rows.map(({ title, note, example }) => [title, note, example]));
  });

  /** Cards as an example writes them. Ranks without suits get such that no suit matters. */
  function cardsOf(text: string, taken: readonly Card[]): Card[] {
    if (/[♥♣♦♠]/.test(text)) return readCards(text);
    return Array.from(text).reduce<Card[]>((found, rank) => {
      const [card] = Array.from('shdc', (_, turn) => 'shdc'[(taken.length + found.length + turn) % 4])
        .flatMap((suit) => readCards(rank + suit))
        .filter((own) => ![...taken, ...found].includes(own));
      return [...found, card];
    }, []);
  }

  function readCards(text: string): Card[] {
    const read = parseCards(text, 'line');
    if (!read.ok) throw new Error(text);
    return [...read.value];
  }

  test.each(rows)('$title: $example', ({ name, title, example }) => {
    const [hand = '', onBoard = ''] = example.split(' on ');
    const hole = cardsOf(hand, []);
    const board = cardsOf(onBoard, hole);
    const ladder = readLadder(spotOf(formatCards(hole), formatCards(board)), 1);
    const { rungs = [], draws = [] } = ladder ?? {};
    const row = [...rungs, ...draws].find((own) => own.name === name);
    expect(row).toMatchObject({ combos: 1, share: 1 });
    expect(row && rowTitle(row, board)).toBe(title);
  });

  /** Against two other cards, so that nothing is blocked. */
  function spotOf(hand: string, board: string): Spot {
    const [high, low] = DECK.filter((card) => !readCards(hand + board).includes(card));
    const read = readSpot({ hero: formatCards([high, low]), board, opponents: [hand] });
    if (!read.ok) throw new Error(`${hand} on ${board}`);
    return read.value;
  }

  test('claims about other hands in the docs hold', () => {
    expect(page.text).toContain('A5 on KK2 is ace high');
    const hole = cardsOf('A5', []);
    const ladder = readLadder(spotOf(formatCards(hole), formatCards(cardsOf('KK2', hole))), 1);
    expect(ladder?.rungs.map(({ name }) => name)).toEqual(['ace high']);
  });
});

test('lines and hands on other pages are read', () => {
  const page = pageAt('docs/wild-cards.md');
  const lines = codeIn(page).filter((code) => code.includes(' v '));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(readLine(line).ok || readLabLine(line).ok, line).toBe(true);
  }
});

test('the levels are listed in their order', () => {
  const rows = rowsUnder(pageAt('docs/study.md'), 'level');
  const titles = LEVELS.map(({ name }, at) => [`${at + 1}`, LEVEL_TITLES[name]]);
  expect(rows.map(([level, title]) => [level, title])).toEqual(titles);
});

test('the glossary equals the glossary of the page', async () => {
  const rows = Object.values(TERMS).map(
    ({ title, means, see, link }) => `| **${title}** | ${means} | \`${link}\`: ${see} |`,
  );
  const glossary = [
    '# Glossary',
    '',
    'The words that Outs uses. Each has a spot that shows it: put its link behind the page’s address. In other languages:',
    '[Spanish](glossary-es.md), [Portuguese](glossary-pt.md), [Chinese](glossary-zh.md).',
    '',
    '| word | meaning | a spot that shows it |',
    '| --- | --- | --- |',
    ...rows,
    '',
    'The page is written from `src/words/terms.ts` by `npx vitest run --project engine test/docs.test.ts -u`.',
    '',
  ].join('\n');
  await expect(glossary).toMatchFileSnapshot('../docs/glossary.md');
});

test.each(LANGUAGES.slice(1))('the glossary of %s has the words of its pages', async (language) => {
  const { terms } = await wordsIn(language, 'terms');
  const { categories } = await wordsIn(language, 'hands');
  const rows = rowsUnder(pageAt(`docs/glossary-${language}.md`), 'English').map(([english, word]) => [english, word]);
  for (const [key, { title }] of Object.entries(TITLES)) {
    expect(rows).toContainEqual([title, `**${terms[key as keyof typeof TITLES].title}**`]);
  }
  for (const [at, name] of WILD_CATEGORIES.entries()) expect(rows).toContainEqual([name, `**${categories[at]}**`]);
});
