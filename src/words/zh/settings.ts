import { list } from './grammar';

/* 设置面板。在手机上，帮助和分享也在这里。 */

export const title = '设置';
export const help = '帮助';
export const helpHas = '标记、写法、术语';
export const share = '分享';
export const copyLink = '复制链接';
export const copied = '已复制';
export const moreSharing = '二维码及更多';

export const theme = '主题';
export const themeSystem = '跟随系统';
export const themeLight = '浅色';
export const themeDark = '深色';
export const deck = '牌面';
export const deckColours = '牌面颜色';
export const fourColours = '四色';
export const twoColours = '双色';
export const odds = '赔率';
export const oddsWritten = '赔率的写法';
/** 三种写法：比值、几分之一、小数赔率。 */
export const oddsAgainst = '2.83 : 1';
export const oddsFraction = '3.83 次中 1 次';
export const oddsDecimal = '3.83';
export const tops = '最强手牌';
export const topsBy = '最强手牌按哪种胜率排序';
export const topsOne = '对一手牌';
export const topsFour = '对四手牌';
export const text = '文字';
export const textNormal = '标准';
export const textLarge = '大';
export const screen = '屏幕';
export const screenOn = '有牌时保持常亮';
export const screenDevice = '跟随设备';

export const savedData = '已存数据';
export const isProtected = '已在本设备上受到保护。';
export const mayGo = '空间不足时，浏览器可能会清除这些数据。';
export const protect = '保护';
export const exportIt = '导出';
export const isOff = '此窗口不保存数据。';
export const licences = '开源许可';

/* 分享页面或局面的面板。 */

export const shareSpot = '分享这个局面';
export const sharePage = '分享这个页面';
export const close = '关闭';
export const opensSpot = '用另一部手机的相机对准这里：会打开这个局面，数字相同。';
export const opensPage = '用另一部手机的相机对准这里：会打开这个页面。';
export const you = '你';
export const board = '公共牌';
export const against = '对手';
export const names = '名字';
export const namesIn = '放进链接';
export const namesOut = '不放';
export const opens = '打开';
export const opensTable = '牌桌';
export const opensShow = '所有人的牌';
export const openShare = '分享…';
export const savePicture = '保存图片';
export const copyRefused = '浏览器禁止了复制。链接已选中：请按 Ctrl+C（⌘C）。';
export const nothingUploaded = (characters: number): string =>
  `二维码里就是链接本身，共 ${characters} 个字符。不会上传任何内容。`;
export const linkCopied = '链接已复制。';

export const tooLong = '内容太长，无法生成二维码。请分享链接。';
export const code = '链接的二维码';
/** 二维码从链接里省去的内容。 */
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: '范围缩小的过程',
  names: '名字',
  money: '金额',
};
export const without = (left: readonly string[]): string => `二维码不含${list(left, 'and')}，否则会太长。`;
export const onlyHere = '此地址只能在本设备上使用。';
