import { expect, test } from 'vitest';
import { hashText } from '../../src/poker/dice';
import { MARKS_KINDS, type MarksName } from '../../src/drills/recipes';
import { dealKind } from './deal';

/** Seeds of a kind, spread over all. */
const EACH = 20;

/** What version 0.2.0 dealt, as a digest of each kind's spots: a link that somebody has sent must not change. */
const DEALT: Readonly<Record<MarksName, string>> = {
  'flush draw': '22f8936',
  'open-ended straight draw': 'dc900576',
  gutshot: 'e696e6b9',
  'double gutshot': '36899f37',
  overcards: '6dc5690d',
  'pair draw': '28e164ac',
  'set draw': '126b4df5',
  'flush and straight draw': '27a8ff11',
  'flush draw and gutshot': 'a7cc6efa',
  'flush draw and overcards': '6b30ef8f',
  'flush draw and pair': 'f60602f0',
  'draw against a set': 'ac61caf1',
  'straight draw against a flush draw': 'a1342d6e',
  dominated: '17a7d33e',
  'backdoor flush draw': 'fc5bb9d4',
  'backdoor straight draw': 'f944247d',
  'price on the turn': 'c00d5c6c',
  'all in on the flop': '7f30e58d',
  'draw against a range': '916faad7',
  'pair against a range': '40fa583d',
};

test.each(MARKS_KINDS)('a link to “$name” deals the same spot as in 0.2.0', ({ name }) => {
  const spots = Array.from({ length: EACH }, (_, at) => {
    const { spot, offer, range } = dealKind(name, at, EACH);
    const opponents = spot.opponents.map((player) => (player.kind === 'range' ? range : player));
    return JSON.stringify([spot.hero, spot.board, opponents, offer?.pot, offer?.call]);
  });
  expect(hashText(spots.join('\n')).toString(16)).toBe(DEALT[name]);
});
