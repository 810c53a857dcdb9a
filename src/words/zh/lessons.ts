/* 学习页的级别和各种练习。方括号里的术语可以就地查看解释。 */

/** Of each level its name. */
export const titles = {
  draws: '一手干净的听牌',
  pairs: '高张与暗三条',
  combos: '组合听牌',
  tainted: '不干净的补牌',
  backdoors: '后门听牌',
  price: '跟注的价格',
  ranges: '对抗范围',
  counting: '数组合',
  reading: '读公共牌',
  holding: '范围里有什么',
  versus: '胜率与有效补牌',
  flops: '翻牌带来什么',
  odds: '心算底池赔率',
};

/** Of each level what it teaches. */
export const lessons = {
  draws:
    '[补牌|out]是一张能让你成牌的[未见牌|unseen]。同花听牌有九张补牌，[两头顺|open-ended]听牌有八张，[卡顺|gutshot]有四张。',
  pairs:
    '面对更大的对子，[补牌|out]是能让你领先的牌。两张[高张|overcards]有六张补牌。一对加踢脚牌有五张。口袋对子有两张补牌能成[暗三条|set]。',
  combos: '同时有两种听牌：把补牌相加，再减去[重复的|overlap]。一张牌同时完成同花和顺子，只算一张补牌，不算两张。',
  tainted:
    '[不干净的补牌|tainted]让你变强，却让对手变得更强：葫芦，或更大的同花。每张牌都要替双方看一看。你也可能已经[听死|drawing dead]。',
  backdoors: '[后门|backdoor]听牌需要转牌和河牌都来。大约二十五次里成一次：当作一张[补牌|out]来算。',
  price:
    '[底池赔率|pot odds]告诉你至少要赢多少次。当你的[胜率|equity]高于[盈亏平衡点|break-even]时就跟注。[隐含赔率|implied odds]可以弥补不大的差距。',
  ranges:
    '面对一个[范围|range]，一张牌往往只算部分补牌。它的[权重|weight]说明算多少：能赢范围里几乎所有的牌就接近 1，同样常常帮到对手就接近 0。',
  counting:
    '两张牌是一个[组合|combo]：对子有六个组合；两个不同点数有十六个，其中四个同花色。你看到的每张牌都会减少一些：剩三张 K，就只有三对。',
  reading: '你的牌是七张里最好的五张。公共牌上的对子人人都有；第三个对子不算；[踢脚牌|kicker]只有在这五张里才起作用。',
  holding:
    '一个[范围|range]在大多数翻牌上都没中。数一数其中的暗三条、对子和听牌：每张看得见的牌都会[阻断|blocked]一些。范围里强牌越多，下注就越有分量。',
  versus:
    '把[范围|range]分成你赢的和赢你的。你的[胜率|equity]是每一部分的占比乘以你对它的胜算，再加起来。[有效补牌|effective outs]是把有帮助的牌各算几分之几，再相加。',
  flops:
    '口袋对子大约每八次翻牌能中一次[暗三条|set]。两张不成对的牌大约每三次能中一次一对或更好。两张同花色的牌大约每九次能中一次同花听牌。',
  odds: '赔率 x : 1 时，x + 1 次里要赢一次。下注半个底池需要 25%，一个底池需要 33%，两倍底池需要 40%。',
};

/** Several drills of a kind: the next session “starts with gutshots”. */
export const kinds = {
  'flush draw': '同花听牌',
  'open-ended straight draw': '两头顺听牌',
  gutshot: '卡顺听牌',
  'double gutshot': '双卡顺听牌',
  overcards: '高张',
  'pair draw': '待改进的一对',
  'set draw': '追暗三条的口袋对子',
  'flush and straight draw': '同花加顺子听牌',
  'flush draw and gutshot': '同花加卡顺听牌',
  'flush draw and overcards': '同花听牌加高张',
  'flush draw and pair': '同花听牌加一对',
  'draw against a set': '听牌对暗三条',
  'straight draw against a flush draw': '顺子听牌对同花听牌',
  dominated: '被压制的牌',
  'backdoor flush draw': '后门同花听牌',
  'backdoor straight draw': '后门顺子听牌',
  'price on the turn': '转牌的价格',
  'all in on the flop': '翻牌全下',
  'draw against a range': '听牌对范围',
  'pair against a range': '对子对范围',
  'combos of a hand': '数一手牌的组合',
  'combos of a range': '数范围的组合',
  'who wins': '摊牌比大小',
  'five that play': '选出五张',
  'name the row': '给牌型命名',
  'the nuts': '找坚果牌',
  'what beats you': '一手牌对六手牌',
  'share of a range': '范围的占比',
  'draws in a range': '范围里的听牌',
  'narrow a range': '缩小范围',
  'equity against a range': '对范围的胜率',
  'effective outs': '有效补牌',
  'what the flop brings': '翻牌的概率',
  'odds to break-even': '算价格',
  'break-even to odds': '百分比换赔率',
  'bet to break-even': '应对下注',
};
