import { emptyWords } from '../answer/search/empty-words.ts';
import { jieba } from '../jieba.ts';
import type { Sentence } from '../outline/material.ts';
import type { Phrase } from './phrase.ts';

// Chinese terms are runs of words that the dictionary calls nouns, or what stands before nouns.

type Token = { word: string; tag: string; start: number };

/** Words that are nouns by the dictionary and name nothing by themselves. */
const vague = new Set(
  '层面 现行 源头 乱象 瓶颈 壁垒 痛点 难点 亮点 短板 现状 背景 前景 趋势 方向 路径 思路 力度 举措 局面 格局 态势 势头 核心 本质 根源 成因 隐患 困境 弊端 初衷 细节 案例 素材 话题 主题 篇幅 按钮 选项 一键 下单 入口 逻辑 可用性 效率 办公 文档 场景 答案 记录 任命 古老 空间 水量 环节 误区 作业 同学 同学们 身体 风险 关键 家庭 家长 平板 课堂 课后 小结 总结 老师 本节 一周 周末 影响力 办法 说法 做法 写法 用法 条件 份额 对比 平均 上述 步伐 本课 字符 格式 术语 流程 实体 团队 动机 事件 错误 资源 团体 中心 可能性 项目 规模 机制 掌控 摄氏度 千米 公里 厘米 毫米 公斤 千克 毫克 公顷 平方米 平方公里 立方米 美元 人民币 百分点 小时 分钟 无法 专门 过度 安静 典型 规律 现象 功能 物品 设施 年龄 主人 距离 角落 习惯 陈述 示例 课程 领域 任务 元素 世纪 专家 概念 颜色 个人处 单位处 注意事项 条例 规定 责令 区域 场所 办理 设置 设计 设备 依法 费用 前款 本章 国家有关规定 有关规定 章程 事项 措施 意见 建议 想法 感觉 事实 理由 手段 途径 机会 好处 坏处 名称 名字 文章 文字 图像 段落 章节 页面 日期 日子 早上 晚上 中午 下午 家里 心里 手里 身上 地上 人家 老爷 众人 有人 别人 自己 样子 声音 眼睛 情况 问题 方面 时候 时间 内容 部分 方式 方法 过程 结果 原因 作用 影响 程度 范围 基础 特点 特征 关系 意义 目的 目标 要求 工作 活动 人员 人们 大家 有关 相关 其他 其它 本条 本市 本法 本条例 下列 之一 之间 以上 以下 以内 以外 第一 第二 第三 一定 重要 主要 不同 可能 需要 能够 必须 应当 数量 水平 能力 状态 类型 种类 形式 角度 事情 东西 地方 地区 年代 时期 阶段 整体 整个 全部 大部分 大量 少量 多数 少数 个人 单位 部门 机构 组织 人民 国家 世界 生活 发展 建设 研究 分析 说明 介绍 使用 管理 进行 实现 提高 增加 减少 开始 结束 选择 处理 支持 提供 保持 产生 形成 发生 存在 具有 包括 表示 认为 发现 图片 图表 表格 如图 例子 例如 比如 同时 此外 因此 所以 一般 通常 经常 往往 逐渐 直接 间接 当时 现在 目前 今天 今年 去年 明年 当天 人类 先生 女士 朋友 孩子 对象 因素 结构 系统 数据 信息 效果 价值 优势 标准 原则 步骤 环境 变化 差异 区别 优点 缺点 总数 人数 次数 比例 左右 前后 内部 外部 中间 表面 底部 顶部 周围 附近'.split(
    ' ',
  ),
);

/** 丝绸之路, 生命之源: the dictionary calls them sayings. */
const joined = /^.{2,}之.{1,2}$/u;
const isHead = ({ tag, word }: Token) =>
  (tag === 'l' && joined.test(word)) ||
  (/^(?:n|nr|ns|nt|nz|nrt|nrfg|vn|j|eng|ng)$/u.test(tag) && !/^\d/u.test(word));
const isInner = (token: Token) =>
  isHead(token) || (/^(?:v|b|a|an|ag|vg|h|k)$/u.test(token.tag) && !emptyWords.has(token.word));
const isName = ({ tag }: Token) => /^(?:nr|ns|nt|nz|nrt|nrfg|eng)$/u.test(tag);
/** Words that begin a clause rather than a term. */
const begins =
  /^(?:内|外|新|大|小|多|少|高|低|长|短|好|坏|各|每|某|该|本|此|其|全|总|一|两|几|数|主要|重要|不同|相关|有关|一般|具体|其他|整个|全部|所有|可以|能够|必须|应当|需要|进行|使用|包含|可能|建议|利用|通过|采用|开展|加强|提高|促进|推动|实现|完成|具有|拥有|成为|作为|属于|存在|发生|产生|形成|出现|包括|含有|没有|不|无|未|被|使|让|把|将|给|向|对|于|从|在|由|为|以|与|和|是|有)$/u;
const ends =
  /^(?:责令|处|工作|影响|之一|方面|情况|问题|时|后|前|中|内|外|上|下|间|者|等|左右|以上|以下|以来|期间|过程|部分|时候|时间|程度|数量|人们|方式)$/u;

const mostWords = 6;
const mostLetters = 14;

function tokensOf(text: string): Token[] {
  let at = 0;
  return jieba()
    .tag(text, true)
    .map(({ word, tag }) => {
      const start = text.indexOf(word, at);
      at = start + word.length;
      return { word, tag, start };
    });
}

const isTelling = (run: readonly Token[], text: string): boolean => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || !isHead(last) || !run.every(isInner)) return false;
  if (text.length < 2 || text.length > mostLetters || !/\p{L}/u.test(text)) return false;
  if (run.length === 1) {
    if (vague.has(text) || emptyWords.has(text) || begins.test(text)) return false;
    return first.tag === 'eng' ? /^[A-Z][A-Za-z\d-]+$/u.test(text) : first.tag !== 'vn';
  }
  // Verbs begin sentences more often than terms.
  if (/^(?:v|vg|k)$/u.test(first.tag) || (/^(?:a|ag|h)$/u.test(first.tag) && first.word.length < 2))
    return false;
  if (run.every(({ word }) => vague.has(word))) return false;
  // How something is done, and some of it, name nothing.
  if (
    /^(?:部分|一键|自动|手动|实时|一次性)$/u.test(first.word) ||
    /^(?:自动|手动|实时|标记|一键)$/u.test(last.word)
  )
    return false;
  return run.every(({ word }) => !begins.test(word)) && !ends.test(last.word);
};

/** A letter before a noun that belongs to it: 跨流域, 反作用. */
const prefix = /^(?:跨|反|超|非|多|单|双|半|全|亚|准|微|逆|再|泛|抗|防|零|内|外)$/u;

/** What a Chinese sentence may speak of. */
export function* phrasesZh(sentence: Sentence): Generator<Phrase> {
  const { text } = sentence;
  const tokens = tokensOf(text);
  for (let from = 0; from < tokens.length; from++)
    for (let length = 1; length <= mostWords; length++) {
      const run = tokens.slice(from, from + length);
      const last = run.at(-1);
      const first = run[0];
      if (run.length < length || !first || !last || !isInner(last)) break;
      const end = last.start + last.word.length;
      const phrase = text.slice(first.start, end);
      if (!isTelling(run, phrase)) continue;
      const key = phrase.toLowerCase();
      const before = tokens[from - 1];
      const isWhole =
        !(before && prefix.test(before.word)) &&
        ![before, tokens[from + length]].some((beside) => beside && (isHead(beside) || beside.tag === 'b'));
      const named = run.length === 1 && isName(first);
      yield { text: phrase, key, words: length, sentence, start: first.start, end, isWhole, isName: named };
    }
}
