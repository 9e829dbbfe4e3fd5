/** Words that ask or join and tell nothing about what is asked for. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    '的 了 吗 呢 吧 啊 呀 么 是 有 在 和 与 或 及 就 都 也 还 又 很 最 更 比 把 被 让 给 对 从 到 上 下 里 中 个 颗 种 些 这 那 哪 哪个 哪些 什么 为什么 怎么 怎样 怎么样 如何 谁 何时 何地 请问 一下 可以 能 会 要 想 知道 告诉 我 我们 你 你们 它 它们 他 她 之 其 以 而 并 但 因为 所以 如果 这个 那个 一个 是什么 是不是 有没有 没 关于 介绍 说说 讲讲 讲 说 用 做 干 叫 作用 用处 意思 今天 现在 名字 离 那么 这么 多 几 应该 包括 列出 列举 哪几 分别 具体 区别 不同 差别 差异 比较 解释 描述 定义 什么样 方面 时候 一共 总共 根据 按照 依据 以下 下列 文中 提到 所述 主要 属于 哪项 一项 正确 其中 通过 ' +
    'a an the of in on at to for from by with and or is are was were be been do does did has have had it its this that these those what which who whom whose when where why how can could will would should may might i you we they he she me us them my your our their there about please tell not no than then so as if also into over under more most very one any some go goes take takes get gets make makes made mean means today now name between versus vs list describe explain define difference different differ differs compare stand stands here such just let many much am up out need needs want total altogether ' +
    'according based specific specifically primary primarily main mainly following context text provided material mentioned mention regarding described describes statement accurately identified associated within approximate approximately used using being currently certain generally typically considered called known refer refers due through during while despite compared per upon via'
  ).split(' '),
);
