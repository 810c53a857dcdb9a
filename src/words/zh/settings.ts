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
