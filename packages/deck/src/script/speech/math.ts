type Said = { zh: string; en: string };

const signs: Record<string, Said> = {
  '∈': { zh: '属于', en: 'in' },
  '∉': { zh: '不属于', en: 'not in' },
  '∂': { zh: '偏', en: 'partial' },
  '∇': { zh: '梯度', en: 'the gradient of' },
  '∞': { zh: '无穷', en: 'infinity' },
  '∝': { zh: '正比于', en: 'is proportional to' },
  '⇒': { zh: '推出', en: 'implies' },
  '⇔': { zh: '等价于', en: 'is equivalent to' },
  '∀': { zh: '任意', en: 'for all' },
  '∃': { zh: '存在', en: 'there is' },
  '⊂': { zh: '包含于', en: 'is a subset of' },
  '⊆': { zh: '包含于', en: 'is a subset of' },
  '∪': { zh: '并', en: 'union' },
  '∩': { zh: '交', en: 'intersected with' },
  '∼': { zh: '服从', en: 'follows' },
  '≡': { zh: '恒等于', en: 'is identical to' },
  '⊗': { zh: '张量积', en: 'tensor' },
  '⊙': { zh: '逐元素乘', en: 'times, element by element,' },
  '∘': { zh: '复合', en: 'after' },
  '−': { zh: '减', en: 'minus' },
  '∗': { zh: '乘', en: 'times' },
  '∑': { zh: '求和', en: 'the sum of' },
  '∏': { zh: '连乘', en: 'the product of' },
  '∫': { zh: '积分', en: 'the integral of' },
  '<': { zh: '小于', en: 'is less than' },
  '>': { zh: '大于', en: 'is greater than' },
};

const greek: Record<string, Said> = Object.fromEntries(
  (
    [
      ['γ', '伽马', 'gamma'],
      ['δ', '德尔塔', 'delta'],
      ['Δ', '德尔塔', 'delta'],
      ['∆', '德尔塔', 'delta'],
      ['ε', '艾普西隆', 'epsilon'],
      ['ϵ', '艾普西隆', 'epsilon'],
      ['ζ', '泽塔', 'zeta'],
      ['η', '伊塔', 'eta'],
      ['θ', '西塔', 'theta'],
      ['Θ', '西塔', 'theta'],
      ['κ', '卡帕', 'kappa'],
      ['λ', '兰姆达', 'lambda'],
      ['Λ', '兰姆达', 'lambda'],
      ['μ', '缪', 'mu'],
      ['ν', '纽', 'nu'],
      ['ξ', '克西', 'xi'],
      ['ρ', '柔', 'rho'],
      ['σ', '西格玛', 'sigma'],
      ['Σ', '西格玛', 'sigma'],
      ['τ', '陶', 'tau'],
      ['φ', '斐', 'phi'],
      ['ϕ', '斐', 'phi'],
      ['Φ', '斐', 'phi'],
      ['χ', '卡方', 'chi'],
      ['ψ', '普西', 'psi'],
      ['Ψ', '普西', 'psi'],
      ['ω', '欧米伽', 'omega'],
      ['ℒ', 'L', 'L'],
      ['ℝ', 'R', 'R'],
      ['ℓ', 'l', 'l'],
    ] as const
  ).map(([letter, zh, en]) => [letter, { zh, en }]),
);

const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼ';
const loweredAs = '0123456789+-=()aeoxhklmnpstij';
const raised = '⁰¹⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵀ²³';
const raisedAs = '01456789+-=()niT23';

const plainOf = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

const mathLetters = /[\u{1d400}-\u{1d7ff}]/gu;
const mathSign =
  /(?<![\p{L}])\p{L}\s*→\s*[\d∞]|[∑∏∫√∈∉∂∇∞∝⇒⇔∀∃⊂⊆∪∩∼≡⊗⊙∘≤≥≠≈±⟨⟩‖]|[_^]\(|\)\/\(|[⁰¹⁴-⁹ⁿᵀ₀-₉]|[\u{1d400}-\u{1d7ff}]/u;
const isEquation = /[A-Za-zα-ω)\]]\s*=\s*[-\w(α-ω]/u;

/** Whether a line is or holds a formula. */
export const hasMath = (text: string): boolean =>
  mathSign.test(text) || (isEquation.test(text) && !/["'<>]/u.test(text));

const inner = '[^()]{1,120}';
const script = `(?:\\((${inner})\\)|([^\\s()_^]))`;

function power(of: string, isChinese: boolean): string {
  if (/^(?:T|⊤|⊺)$/u.test(of)) return isChinese ? '的转置' : ' transpose';
  if (of === '2') return '²';
  if (of === '3') return '³';
  if (of === "'" || of === '′') return isChinese ? '撇' : ' prime';
  if (of === '∗' || of === '*') return isChinese ? '星' : ' star';
  const exponent = of.replace(/^[-−⁻]/u, isChinese ? '负' : 'minus ');
  return isChinese ? `的${exponent}次方` : ` to the ${exponent}`;
}

const bigSigns: Record<string, [Said['zh'], Said['en']]> = {
  '∑': ['求和', 'the sum'],
  '∏': ['连乘', 'the product'],
  '∫': ['积分', 'the integral'],
};

/** Sums, products and integrals with their limits. */
function bigSign(text: string, isChinese: boolean): string {
  const pattern = new RegExp(`([∑∏∫])(?:_${script})(?:\\^${script})?`, 'gu');
  return text.replaceAll(
    pattern,
    (_, sign: string, low1?: string, low2?: string, high1?: string, high2?: string) => {
      const [zh, en] = bigSigns[sign] ?? ['', ''];
      const [name = '', start] = (low1 ?? low2 ?? '').split('=').map((each) => each.trim());
      const end = high1 ?? high2;
      if (isChinese) return start && end ? `对${name}从${start}到${end}${zh}，` : `对${name}${zh}，`;
      return start && end ? ` ${en} over ${name} from ${start} to ${end} of ` : ` ${en} over ${name} of `;
    },
  );
}

function fractions(text: string, isChinese: boolean): string {
  const pattern = new RegExp(`\\((${inner})\\)/\\((${inner})\\)`, 'gu');
  let said = text;
  for (let turn = 0; turn < 4; turn++)
    said = said.replaceAll(pattern, (_, over: string, under: string) =>
      isChinese ? `${under}分之${over}` : ` ${over} over ${under} `,
    );
  return said;
}

/** A formula as it is read aloud. */
function spokenFormula(line: string, isChinese: boolean): string {
  let text = line.replaceAll(mathLetters, (letter) => letter.normalize('NFKC')).replaceAll('|', ' | ');
  text = text.replaceAll(
    /([pPqQ])\s*\(([^()|]{1,40}?)\s+\|\s+([^()|]{1,40})\)/gu,
    (_, name: string, of: string, given: string) =>
      isChinese ? `给定${given.trim()}时${of.trim()}的概率` : `${name} of ${of.trim()} given ${given.trim()}`,
  );
  // Beside what is given, the same letter says how likely something is by itself.
  if (isChinese && /时[^，。]{1,40}的概率/u.test(text))
    text = text
      .replaceAll(/(?<![\p{Script=Latin}\d])[pPqQ]\s*\(([^()|，]{1,40})\)/gu, '$1的概率')
      .replaceAll('的概率给定', '的概率乘以给定')
      .replaceAll(/的概率(?=[\p{Script=Latin}\d]+的概率)/gu, '的概率乘以')
      .replaceAll('的概率/', '的概率除以');
  // A function leads from one set to another.
  text = text.replaceAll(
    /(?<![\p{L}])(\p{L})\s*[:：]\s*([\p{L}ℝ\d^]{1,4})\s*→\s*([\p{L}ℝ\d^]{1,4})(?![\p{L}\d])/gu,
    isChinese ? '$1从$2到$3' : '$1 from $2 to $3',
  );
  // A star behind a letter is part of its name, and so is a number in brackets above it.
  text = text.replaceAll(/(?<=[\p{L}\d])\s?[∗⋆](?!\s*[\p{L}\d(])/gu, isChinese ? '星' : ' star');
  text = text.replaceAll(/\^\(\(([^()]{1,8})\)\)/gu, ' $1');
  text = text.replaceAll(
    /(?<=[\p{L}\d₀-₉ᵢⱼ])\s*→\s*(?=[\d∞+\-−]|\p{L}(?!\p{L}))/gu,
    isChinese ? '趋于' : ' goes to ',
  );
  text = bigSign(text, isChinese);
  text = text.replaceAll(new RegExp(`√\\((${inner})\\)`, 'gu'), (_, of: string) =>
    isChinese ? `根号${of}` : `the square root of ${of}`,
  );
  text = text.replaceAll(/‖([^‖]+)‖/gu, (_, of: string) => (isChinese ? `${of}的范数` : `the norm of ${of}`));
  text = fractions(text, isChinese);
  text = text.replaceAll(
    new RegExp(`_${script}`, 'gu'),
    (_, one?: string, other?: string) => ` ${one ?? other ?? ''}`,
  );
  text = text.replaceAll(new RegExp(`\\^${script}`, 'gu'), (_, one?: string, other?: string) =>
    power(one ?? other ?? '', isChinese),
  );
  text = text.replaceAll(/[⁰¹⁴-⁹⁺⁻ⁿⁱᵀ][⁰¹²³⁴-⁹⁺⁻ⁿⁱᵀ]*|[²³][⁰¹²³⁴-⁹⁺⁻ⁿⁱᵀ]+/gu, (signs_) =>
    power(plainOf(signs_, raised, raisedAs), isChinese),
  );
  text = text.replaceAll(/[₀-₎ₐ-ₜᵢⱼ]+/gu, (signs_) => plainOf(signs_, lowered, loweredAs));
  if (!isChinese) text = text.replaceAll(/(?<![\p{L}\d])(\p{L})\(([^()]{1,20})\)/gu, '$1 of $2');
  return text;
}

/** Numbers above and below a letter, and letters that are known by their names, are written as they stand: every voice knows them. */
const indices = /[⁰¹²³⁴-⁹₀-₉]+/gu;

/** A line with its formulas as they are read aloud. Where there is none it stays as it is written, since it is read, too. */
export function spokenMath(line: string, language: 'zh' | 'en' | 'other'): string {
  if (!hasMath(line.replaceAll(indices, ''))) return line;
  const isChinese = language === 'zh';
  const letters = [...spokenFormula(line, isChinese)];
  const said = letters.map((letter, at) => {
    const isUnit = letter === 'μ' && /^[msgALVWF](?!\p{L})/u.test(letters.slice(at + 1, at + 3).join(''));
    const found = isUnit ? undefined : (greek[letter] ?? signs[letter]);
    if (!found) return letter;
    // A name of a letter stands apart from the words around it.
    const isAlone = isChinese || letters[at - 1] === ' ' || at === 0;
    return isChinese ? found.zh : `${isAlone ? '' : ' '}${found.en} `;
  });
  return said
    .join('')
    .replaceAll(/[{}⟨⟩]/gu, ' ')
    .replaceAll(/\s+([,.;:，。；：])/gu, '$1')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
}
