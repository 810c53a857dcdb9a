import { list } from './grammar';

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
export const copyLink = '复制链接';
export const copied = '已复制';
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
