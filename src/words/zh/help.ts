import { quote, spaced } from './grammar';

/* 帮助页面，不含按键和术语表。 */

export const search = '搜索帮助';
export const example = '补牌、卡顺、底池赔率…';
export const findWord = '查一个词';
export const intro = 'Outs 在你的设备上逐张牌计算。点一个局面，就在牌桌上发出它。';
export const nothing = (search: string): string =>
  `没有与${quote(search)}匹配的内容。请试试单个词，例如“补牌”或“范围”。`;
export const found = (count: number, search: string): string => `${count} 条与${quote(search)}匹配。`;

export const title = '帮助';
export const spotsOpen = '每个局面都会在牌桌上打开';
export const howToRead = '怎么看';
export const samplesTitle = '牌堆上的标记';
export const keysTitle = '按键';
export const notationTitle = '牌和范围的写法';
export const stepsTitle = '一步一步来';
export const words = '术语';
export const allWords = '全部术语';
export const fewerWords = '收起术语';
export const theFirst = (count: number): string => `前 ${count} 个`;
export const ofThem = (count: number): string => `共 ${count} 个，每个都有一个可以发出的局面`;
/** 一手牌或一条规则，以及例子。 */
export const withExample = (note: string, example: string): string => `${note}：${example}`;

/** 牌在谁手里，写在牌面上。 */
export const them = '对手';
export const samples = {
  out: { title: '补牌', means: '让你领先，或成你想要的牌型' },
  behind: { title: '仍落后', means: '改进你的牌，但你仍落后' },
  chop: { title: '平分', means: '打平：你们平分底池' },
  danger: { title: '危险牌', means: '你领先；这张牌会让你落后或打平' },
  bar: { title: '条', means: '来这张牌时你的胜率' },
  hole: { title: '空位', means: '已在使用：点一下收回' },
  rungs: { title: '刻度', means: '能成的牌型，从一对到同花顺' },
  grey: { title: '灰色刻度', means: '改进你的牌，但达不到目标牌型' },
  raised: { title: '凸起', means: '对范围时：这张牌至少值 0.1 张补牌' },
  change: { title: '变化', means: '你的范围：这张牌让胜率从中线向上或向下变化多少' },
  wild: { title: '百搭', means: '可当作其他牌；在实验室里用虚线画出它当作的牌' },
  missed: { title: '漏掉', means: '学习：你没有标出的补牌' },
  wrong: { title: '选错', means: '学习：你标了它，但它不是补牌' },
};

/** 各种写法的含义。 */
export const notation = {
  '4c9c 7d5cKh8c': '你的牌，然后是公共牌',
  'AhKh 7h3h9c v 7c7d': 'v：牌已知的对手',
  'AhKh 7h3h9c v TT+, AQs+': '或者一个范围',
  'AhKh v random x 2h': '任意两张牌；x：一张死牌',
  '(TT+) 7h3h9c v random': '你自己的范围，放在括号里',
  'AhKh v 7c7d pot 60 call 20': '底池，以及你要跟注的金额',
  'joker *Kh 7h3h9c': '带王的牌堆；∗ 就是王',
  'TT+, A2s+': '这一对及更大的；这张踢脚牌及更大的',
  '88-55, A9s-A6s': '从一手牌到另一手牌',
  'AKs, AKo, AhKh': '同花、不同花、一个组合',
  '15%': '每一百手牌中最好的 15 手',
  '76s:0.5, AA@50': '一半的时候',
  'Th 9c': '点数加花色：红桃10、梅花9',
  '10h 9♣': '同样的牌：大小写均可，可用符号，10 或 T',
};

export const steps: readonly string[] = [
  '点两张牌：看你的胜率，以及翻牌会带来什么。',
  '发翻牌：凸起的牌就是你的补牌。',
  '添加一名对手：条变成你的胜率。',
  '输入底池和跟注额：看该不该跟注。',
];

/** 关于手牌历史。@param sites `'PokerStars、GGPoker 和 PHH'` */
export const reads = (sites: string): string =>
  spaced`Outs 可读取${sites}的英文德州扑克手牌历史。888poker 手牌历史里的牌还可以是另外六种语言。用方向键、n 和 p 逐个查看你的决策。每个决策都带有底池和跟注额。`;

/** 标题、摘要和段落。引号里是按钮和各行的名称。 */
export const topics = {
  exact: {
    title: '精确与否',
    summary: '逐张牌计算，或模拟并标出 ±',
    paragraphs: [
      '精确的数字算遍所有发牌：手牌已知时总是精确，两名玩家时几乎总是精确；玩家更多时，算得快才精确。翻牌前牌堆里有百搭牌时，有些很宽的范围是模拟的。',
      '其他数字是模拟的。± 是 95% 的误差范围；稍等片刻，它会缩小到 0.1 个百分点。同一局面总是得出同一个数字。',
      '价格按之后无人再下注来算底池。它还会告诉你，之后需要再赢多少。',
    ],
  },
  preflop: {
    title: '翻牌前',
    summary: '两张牌值多少，翻牌会带来什么',
    paragraphs: [
      '两张牌、一个范围，或任意两张牌，就足以得出答案。“翻牌带来”列出成牌、听牌和高张，全都精确；选一行就发出一个这样的翻牌。有对手时，会为每名玩家列出。',
      '牌堆上的条表示翻牌中有这张牌时你的胜率。这需要两张已知的牌，对手是任意两张牌或已知的手牌。',
      '“暗三条或更好”包括三张同点数的翻牌：它们凑成葫芦。这里的一对须用到你手里的牌；写 40.4% 的表格把公共牌自己的对子也算了进去。',
      '只有一名对手时，“全部 169 种手牌”用方格图和列表显示每种起手牌对那手牌或那个范围的胜率，都是精确的。有死牌时不显示。',
    ],
  },
  pots: {
    title: '不止一个底池',
    summary: '边池、抽水、锦标赛、发两次',
    paragraphs: [
      '输入底池和你要跟注的金额，“价格”就会说跟注还是弃牌。其余的填在下面各行。',
      '“边池”里填每名玩家的下注和筹码，以及抽水。每个底池按谁能赢得它来计算：短筹码只争主池。如果还有玩家没有行动，而你给出了他们的筹码，那么跟注有两个价格：他们弃牌时的，和他们跟注时的。',
      '“锦标赛”里填奖金和其他人的筹码。这时结论按奖金（ICM）和赏金算，而不是按筹码算。',
      '“发两次”把剩下的牌发两次或三次。它说明你赢得全部、一部分或一无所得的频率。',
    ],
  },
  histories: {
    title: '手牌历史',
    summary: '在牌桌页面粘贴一段',
    paragraphs: [
      '在你说明之前，对手持有任意两张牌。“选项”下的“使用亮出的牌”会采用后来亮出的牌。',
      '每个决策都带有全部下注和筹码。价格会把边池算进去：打开“边池”查看。',
    ],
  },
  session: {
    title: '整场复盘',
    summary: '成千上万手牌，最差的决策排在最前',
    paragraphs: [
      '在“复盘”页面拖入或粘贴你的手牌历史：文件、文件夹或 zip。它列出让你亏钱的决策，最差的在最前。',
      '每一行说明胜率是对什么算的：亮出的牌、你为那次下注指定的范围，或任意两张牌。打开一行，就在牌桌上查看。',
    ],
  },
  held: {
    title: '对手持有的牌',
    summary: '一个范围在公共牌上的分布，逐行列出',
    paragraphs: [
      '翻牌之后，“对手持有的牌”把一个范围的组合分成各行，从暗三条到什么都没有。被阻断的组合会注明是哪张牌阻断了它。',
      '每一行都有你对它的精确胜率。勾选会继续的部分，就能看到你对这一部分的胜率。“缩小”会把这一部分带到下一条街。',
      '一个组合归入第一个符合的行。听牌单独列出：一个组合可以有多种听牌。',
    ],
  },
  curves: {
    title: '范围对范围',
    summary: '哪个范围领先，哪张牌会改变局势',
    paragraphs: [
      '当你以一个范围面对一名对手时，“胜率曲线”把双方范围从最弱的手牌画到最强的手牌。左右拖动，查看双方的同一位置。那条线标出强牌，即胜率 80% 以上；拖动它的标签，或用方向键移动。',
      '方格图显示每手牌对另一个范围的胜率。在曲线上方选一条街，看一个范围是在哪里失去领先的。',
      '牌堆上的条表示每张牌让你的范围胜率从中线向上或向下变化多少。点一张牌查看之后的曲线，再撤销。',
      '可以把曲线和方格图复制为图片，或存为 PNG、SVG；每个组合的胜率可存为 CSV。',
    ],
  },
  home: {
    title: '在家里的牌桌上',
    summary: '名字、大家共用一部手机、屏幕上所有人的牌',
    paragraphs: [
      '在手机上，有多名对手时，每人是一个按钮。点一下打开他的座位：牌、名字、范围、弃牌。弃牌的玩家会留着，直到你清空牌桌；点一下可以让他回来。名字只属于这台设备：只有你分享的链接里才会带上。',
      '“隐藏”在手机传给别人之前把一手牌盖住。所有手牌重新翻开之前，不显示任何数字。它只是遮住手牌，并不保护它们：地址里仍有这些牌。',
      '点“所有人的牌”打开它。先点选或输入你的两张牌，再是每个对手的，最后是公共牌。牌齐后牌堆收起，点任意一个牌位它就回来。你会看到谁领先、每名玩家的补牌，以及自上一条街以来的变化。所有手牌翻开后才显示数字。没有人看到的烧牌不影响任何结果；亮出来的请标为“死牌”。“发两次”从这里起把公共牌分成两份；结束时会说每次谁赢，以及谁独得底池。',
      '“第二屏幕”在另一个窗口打开同样的内容，并跟随这个窗口；把它拖到电视上。链接里加上 look=none，就成为视频上的叠加层：名字、牌、胜率和补牌在画面下方三分之一，没有背景。',
      '一个局面的胜率加起来是 100.0%，所以其中一个可能相差 0.1。相等的胜率显示相同的数字。',
    ],
  },
  ranges: {
    title: '你自己的范围',
    summary: '起好名字，点两下就能选用',
    paragraphs: [
      '打开范围输入框旁边的方格图。它上方有最好的手牌、你命名的范围，以及最近用过的范围：点一个就选用。“按位置”里有我们自己整理的六人桌和九人桌参考范围。“命名并保存”会保存当前的范围。',
      '范围保存在本设备上。命名的范围会一起写入你在“你的局面”下导出的文件。',
    ],
  },
  device: {
    title: '在本设备上',
    summary: '你的局面、进度和设置：不发送任何内容',
    paragraphs: [
      'Outs 在这个浏览器里保存你的局面、练习进度、你为下注指定的范围、玩家的名字和你的设置。只有你要求时，它才保留一场牌局的手牌；粘贴的手牌保留到你关闭它的栏或标签页为止。没有任何内容离开本设备。',
      '在“你的局面”下导出局面，在“进度”下导出进度，以便留存或转移。也可以在那里导入和清除。',
      '访问一次之后，页面不需要网络也能使用。它只向自己的服务器询问有没有新版本。',
    ],
  },
  notFor: {
    title: '不适用于',
    summary: '真钱牌桌打开时使用：各平台禁止这样做',
    paragraphs: ['Outs 适用于家庭牌局、赛事转播、复盘和学习。它从不读取其他程序的屏幕。'],
  },
};

/** 有些键上只有符号或短名，搜索时可以这样称呼它们。 */
export const keyNames = {
  '⌫': '退格 删除 backspace',
  Esc: '退出 escape',
  '?': '问号',
  '∗': '星号',
};

/* 按键的作用：在牌桌上，以及在其他页面。 */

export const arrows = '方向键';

export const deals = '发出梅花9';
export const opponent = '接下来是一名对手的牌';
export const readsKey = '对手入池的手牌和牌力';
export const dead = '接下来是死牌；再按 x 结束';
export const range = '展开一个范围在公共牌上的分布；% 显示占比';
export const back = '上一条街';
export const on = '下一条街：按实际打法，或随机发牌';
export const nextRange = '打开下一位玩家的范围';
export const narrow = '把打开的范围缩小到继续的部分';
export const gridKeys = '下一个范围的网格；网格中：权重增减 10%，一手牌的组合';
export const price = '下注尺度：1 到 7 选择，Enter 关闭';
export const lineKey = '文本框：用一行写出整个局面';
export const move = '在牌堆中移动；Enter 发出这张牌';
export const undo = '撤销（Ctrl+Y：重做）';
export const close = '关闭打开的内容，然后清空牌桌';
export const keys = '显示这些按键';

export const studyDecide = '学习：跟注或弃牌';
export const studyDone = '学习：完成，然后下一个局面';
export const studyNext = '学习：看过结果后，下一个局面，或把局面放到牌桌上';
export const studyClear = '学习：清除所有标记，或打开本帮助';
export const history = '手牌历史：下一个或上一个决策';
export const lab = '牌型实验室：一张百搭牌';
export const showDeal = '所有人的牌：下一张牌发到公共牌、新玩家，或另一名玩家';
export const showTurn = '所有人的牌：翻开或盖住一手牌，发两次';
export const showLook = '所有人的牌：全屏，另一种外观';
