/* What is in the HTML of a page before its script runs. */

export const description =
  '德州扑克赔率与补牌，在你的浏览器里精确计算：哪些牌能帮到你，多久来一次，这个价格值不值得跟。';
export const loading = '正在加载 Outs…';
export const waiting =
  '正在加载 Outs… 如果一直没有内容，说明浏览器版本太旧。Outs 需要 Chrome 或 Edge 111、Firefox 115、Safari 17.4 或更新的版本。';
export const noscript = 'Outs 在你的浏览器里运行，需要 JavaScript。';
