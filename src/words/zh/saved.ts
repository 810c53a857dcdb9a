/* 保存在设备上的内容：局面、范围和名字，以及它们的文件。 */

export const undoLast = '撤销上一次更改';
export const undo = '撤销';
export const exportIt = '导出';
export const importIt = '导入';
export const erase = '清除';
export const exportUnread = '导出无法读取的数据';
export const discard = '丢弃';
/** @param size 单位为 MB，`most` 相同 */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} 太大：${size} MB。请选择从这里导出的文件，最大 ${most} MB。`;
export const fileUnread = (name: string): string => `无法读取 ${name}。请重新选择，或换一个文件。`;

export const namesUnkept = '浏览器没有为此页面保存数据：名字只保留到你离开为止。';
export const namesSetAside = '无法读取的名字已另存在本设备上。';
export const namesLeftAlone = '无法读取已保存的名字，已保持原样。新的名字不会保存。';
export const rangesUnkept = '浏览器没有为此页面保存数据：范围只保留到你离开为止。';
export const rangesSetAside = '无法读取的已保存范围已另存在本设备上。';
export const rangesLeftAlone = '无法读取你保存的范围，已保持原样。新的范围不会保存。';
export const spotsUnkept = '浏览器没有为此页面保存数据。离开前请导出你的局面。';
export const spotsSetAside = '无法读取的已保存局面已另存：请在“你的局面”中导出。';
export const spotsLeftAlone = '无法读取你保存的局面，已保持原样。新的局面不会保存。';
export const newerVersion =
  '更新版本的 Outs 在本设备上保存了数据。这些数据保持原样，新的内容不会保存：请重新加载页面。';
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `有 1 项未导入：${first}。` : `有 ${count} 项未导入。第一项：${first}。`;

/** @param why 下列之一 */
export const notSpots = (why: string): string => `这不是 Outs 的局面文件：${why}。请选择从这里导出的文件。`;
export const notJson = '不是有效的 JSON';
export const somethingElse = '里面是别的内容';
/** @param version 带引号 */
export const otherVersion = (version: string, own: number): string => `版本为${version}；此页面读取版本 ${own}`;
export const noSpots = '里面没有局面列表';
export const noRanges = '范围不是一个列表';
export const badRange = (place: number): string => `第 ${place} 个范围无法读取`;
/** @param why 下列之一 */
export const badSpot = (place: number, why: string): string => `第 ${place} 个局面：${why}`;
export const notSpot = '不是局面';
export const badLink = '链接无法读取';
export const badTime = '时间无法读取';
export const badName = '名称不是文字';
export const badNote = '备注不是文字';
export const badStar = '星标无法读取';
export const badDeed = '你的行动无法读取';
export const badEnd = '结果无法读取';
