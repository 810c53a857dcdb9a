import { spaced } from './grammar';

/* 进度页：各个级别、题集、常犯的错误，以及文件。 */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = '级别';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `最近 ${count} 题`,
  more: '（每一级）',
});
export const step = '难度';
export const stepOf = (step: number, of: number): string => `难度 ${step}，共 ${of} 档`;
export const withoutMistakeHead = { long: '没有错误', short: '无错' };
export const offByHead = { long: '估计偏差', short: '偏差' };
export const spots = '题数';
export const comesBack = { long: '下次复习', short: '复习' };
export const inDays = (days: number): string => (days === 0 ? '今天' : days === 1 ? '明天' : `${days} 天后`);
export const toCome = (count: number): string => `还有 ${count} 级没开始`;
export const stepNote = '难度：连续三题没有错误，就升一档；错一题，就降一档。';

/* ---------------------------------------------------------------------------------- packs -- */

export const packs = '题集';
export const byline = '，作者：';
export const doneOf = (done: number, of: number): string => `${done} / ${of}`;
export const right = (count: number): string => `答对 ${count}`;
export const goOn = '继续';
export const goOnWith = (title: string): string => spaced`继续做${title}`;
export const remove = '移除';
export const removeOf = (title: string): string => spaced`移除${title}`;
export const removed = { before: '已移除：', after: '。' };
export const undo = '撤销';

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = '总览';
export const cleanLately = (count: number): string => `没有错误，最近 ${count} 题`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? '个百分点：估计的平均偏差'
    : side === 'low'
      ? '个百分点：估计的平均偏差，多半偏低'
      : '个百分点：估计的平均偏差，多半偏高';
export const daysInARow = (_days: number): string => '天连续练习';
export const noSpotsDone = '还没有做过题。';
export const doneToday = (count: number): string => `今天做了 ${count} 题。`;
export const doneOfToday = (count: number, of: number): string => `今天做了 ${count} / ${of} 题。`;
export const levelsDue = (count: number): string => `有 ${count} 级该复习了。`;
export const nothingDue = (days: number): string => (days === 1 ? '明天才有要复习的。' : `${days} 天后才有要复习的。`);
export const habit = (mistake: string): string => `最常出错的是：${mistake}。`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = '最近四周';
export const spotsADay = (session: number): string => `每天的题数；一轮是 ${session} 题`;
export const calendar = (counts: string): string => `最近四周每天的题数：${counts}`;
export const errors = '估计偏差（百分点）';
export const eachDot = (estimates: number): string => `每个点是 ${estimates} 次估计`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `估计的偏差（百分点），每 ${estimates} 次的平均：${errors.join('、')}`;
export const mistakes = (count: number): string => `你的错误，最近 ${count} 题`;

export const marked = {
  missed: '漏掉的补牌',
  extra: '数进了不是补牌的牌',
  tainted: '数进了不干净的补牌',
  estimate: '估计',
  price: '跟注还是弃牌',
};
export const asked = {
  missed: '漏掉的手牌',
  extra: '选错的手牌',
  count: '组合数错',
  name: '牌型认错',
  share: '比例与胜率',
  estimate: '概率与赔率',
};
export const narrowed = {
  missed: '该留却弃掉的组合',
  extra: '该弃却留下的组合',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = '保存在本设备';
export const imported = (count: number): string => `已导入 ${count} 题。`;
export const erased = '进度已清除。';
export const undone = '已撤销。';
export const unkept = '你的浏览器不为这个网页保存数据。离开前请导出进度。';
export const setAside = '无法读取的进度已另外存放：可在“进度”中导出。';
export const leftAlone = '无法读取你的进度，原样保留。新的进度不会保存。';

export const notJson = '这不是 Outs 的学习文件：不是有效的 JSON。请选择从这里导出的文件。';
export const otherFile = '这不是 Outs 的学习文件：里面是别的内容。请选择从这里导出的文件。';
export const newer = (version: string, known: number): string =>
  `这不是 Outs 的学习文件：版本是${version}，本网页只能读到版本 ${known}。请选择从这里导出的文件。`;
export const noList = '这不是 Outs 的学习文件：没有题目列表。请选择从这里导出的文件。';
export const notStudy = (why: string): string => `这不是 Outs 的学习文件：${why}。请选择从这里导出的文件。`;
export const badSpot = (at: number): string => `第 ${at} 题无法读取`;
export const badQuestion = (at: number): string => `第 ${at} 个问题无法读取`;
export const badMemory = (skill: string): string => `${skill}无法读取`;
