// Sign, Chinese, English.
const words = `
× 乘 times
÷ 除以 divided_by
= 等于 equals
≠ 不等于 is_not_equal_to
≈ 约等于 is_approximately_equal_to
≡ 恒等于 is_identical_to
≥ 大于等于 is_greater_than_or_equal_to
≤ 小于等于 is_less_than_or_equal_to
⩾ 大于等于 is_greater_than_or_equal_to
⩽ 小于等于 is_less_than_or_equal_to
≫ 远大于 is_much_greater_than
≪ 远小于 is_much_less_than
± 正负 plus_or_minus
+ 加 plus
− 减 minus
& 和 and
@ 艾特 at
% 百分号 percent
‰ 千分号 per_thousand
√ 根号 the_square_root_of
∛ 立方根 the_cube_root_of
∑ 求和 sum
∏ 求积 product
∫ 积分 the_integral_of
∂ 偏 partial
∇ 梯度 gradient
∞ 无穷大 infinity
∝ 正比于 is_proportional_to
∈ 属于 is_in
∉ 不属于 is_not_in
⊂ 包含于 is_a_subset_of
⊆ 包含于 is_a_subset_of
∪ 并 union
∩ 交 intersection
∅ 空集 the_empty_set
∀ 任意 for_all
∃ 存在 there_exists
∧ 与 and
∨ 或 or
¬ 非 not
∴ 所以 therefore
∵ 因为 because
∠ 角 angle
⊥ 垂直于 is_perpendicular_to
∥ 平行于 is_parallel_to
△ 三角形 triangle
→ 到 to
⟶ 到 to
➔ 到 to
⇒ 推出 implies
⇔ 等价于 is_equivalent_to
↔ 双向 to_and_from
↑ 上升 up
↓ 下降 down
° 度 degrees
′ 分 minutes
″ 秒 seconds
№ 号 number
¥ 元 yuan
$ 美元 dollars
€ 欧元 euros
£ 英镑 pounds
© 版权所有 copyright
∆ 德尔塔 delta
α 阿尔法 alpha
β 贝塔 beta
γ 伽马 gamma
δ 德尔塔 delta
ε 艾普西龙 epsilon
ζ 泽塔 zeta
η 伊塔 eta
θ 西塔 theta
ι 约塔 iota
κ 卡帕 kappa
λ 兰姆达 lambda
μ 缪 mu
µ 缪 mu
ν 纽 nu
ξ 克西 xi
ο 奥密克戎 omicron
π 派 pi
ρ 柔 rho
σ 西格马 sigma
ς 西格马 sigma
τ 陶 tau
υ 宇普西龙 upsilon
φ 斐 phi
χ 希 chi
ψ 普西 psi
ω 欧米伽 omega
ϵ 艾普西龙 epsilon
ϕ 斐 phi
ℒ L L
ℝ R R
ℓ L L
`;

const table = new Map(
  words
    .trim()
    .split('\n')
    .map((line) => {
      const [sign = '', zh = '', en = ''] = line.split(' ');
      return [sign, { zh, en: en.replaceAll('_', ' ') }];
    }),
);

/** The words for a sign that is said, between or beside other words. */
export const signWords = (sign: string): { zh: string; en: string } | undefined =>
  table.get(sign) ?? table.get(sign.toLowerCase());

const marks: Readonly<Record<string, string>> = {
  '、': ',',
  '。': '.',
  ',': ',',
  '.': '.',
  '!': '!',
  '?': '?',
  ':': ':',
  ';': ';',
  '—': '—',
  '–': '—',
  '…': '…',
  '“': '“',
  '”': '”',
  '「': '“',
  '」': '”',
  '『': '“',
  '』': '”',
  '《': '“',
  '》': '”',
  '【': '“',
  '】': '”',
  '(': '(',
  ')': ')',
  '/': ',',
};

/** The mark that the voice knows for the one at a place. A dot inside a word is none. */
export function markOf(text: string, at: number): string | undefined {
  const mark = marks[text[at] ?? ''];
  if (
    (mark === '.' || mark === ':') &&
    /[\p{L}\d]/u.test(text[at + 1] ?? '') &&
    /[A-Za-z\d]/.test(text[at - 1] ?? '')
  ) {
    return undefined;
  }
  return mark;
}
