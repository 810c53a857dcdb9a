/* 各页面的标题，以及旁边的文字。 */

export const table = '牌桌';
export const study = '学习';
export const lab = '牌型实验室';
export const labShort = '实验室';
export const session = '牌局';
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
