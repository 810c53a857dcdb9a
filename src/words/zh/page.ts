/* 所有页面共用的文字。前三条写在网页的 HTML 里。 */

export const description =
  '德州扑克的赔率与补牌，全部在你自己的浏览器里精确计算：哪些牌对你有用、来的机会有多大、价格是否合适。';
export const waiting =
  '正在加载 Outs… 如果一直没有内容，说明浏览器版本太旧。Outs 需要 Chrome 或 Edge 111、Firefox 115、Safari 17.4 或更新的版本。';
export const noscript = 'Outs 在你的浏览器中运行，需要 JavaScript。';
/** The page's name in a list of results, and on other sites. */
export const documentTitle = 'Outs：德州扑克赔率与补牌计算';
/** For an address without a page. */
export const nothingHere = '这个地址没有内容。';
export const toOuts = '打开 Outs';
/** 在其他网站的框架里。 */
export const loading = '正在加载 Outs…';

export const broken = '这一部分无法显示，因此没有给出任何数字。地址里仍保存着你的局面。';
export const reload = '重新加载页面';
export const partMissing = '页面的一部分无法加载：请重新加载页面。';
export const pageMissing = (title: string): string => `无法加载“${title}”：请重新加载页面。`;
export const backToTable = '返回牌桌';

/* 各页面的标题，以及旁边的文字。 */

export const table = '牌桌';
export const study = '学习';
export const lab = '牌型实验室';
export const labShort = '实验室';
export const session = '复盘';
export const help = '帮助';
export const show = '所有人的牌';

export const pages = '页面';
export const settings = '设置';
export const share = '分享';
export const copied = '已复制';
export const more = '设置、帮助与分享';
export const notCopied = '无法复制链接；链接在地址栏中。';
export const newVersion = '有新版本。';
export const update = '更新';

/** As `<html lang>` and `Intl` want it. */
export const TAG = 'zh-Hans';

/** What the language calls itself. */
export const NAME = '简体中文';

/** The name of the setting. */
export const SETTING = '语言';
/** As `Intl` wants it for dates. */
export const DATES = 'zh-Hans';
