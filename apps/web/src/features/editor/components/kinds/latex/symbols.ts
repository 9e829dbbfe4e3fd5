import type { Message } from '@app/contract/base/messages.ts';
import { latexTexts as texts } from './messages.ts';

/** A symbol: what is written, and how it looks on its button. */
export type MathSymbol = readonly [source: string, face: string];

/** Written as "source face", many on a line. */
const pairs = (lines: string): MathSymbol[] =>
  lines
    .trim()
    .split(/\s+/)
    .map((pair): MathSymbol => {
      const [source = '', face = ''] = pair.split('·');
      return [source, face];
    });

/** Symbols in groups; ▢ is a place to write in. */
export const symbolGroups: readonly (readonly [name: Message, symbols: readonly MathSymbol[]])[] = [
  [
    texts.structures,
    pairs(String.raw`
      \frac{}{}·a/b \sqrt{}·√▢ \sqrt[n]{}·ⁿ√▢ ^{}·x² _{}·x₂ _{}^{}·x₂² \sum_{}^{}·∑▢ \prod_{}^{}·∏▢ \int_{}^{}·∫▢
      \lim_{}·lim \binom{}{}·(ⁿₖ) \left(\right)·(▢) \left[\right]·[▢] \left\{\right\}·{▢} \left|\right|·|▢|
      \begin{pmatrix}a&b\\c&d\end{pmatrix}·(⁘) \begin{cases}a\\b\end{cases}·{⁚ \underbrace{}_{}·▢⏟ \overbrace{}^{}·⏞▢ \boxed{}·▣ \text{}·Abc`),
  ],
  [
    texts.greek,
    pairs(String.raw`
      \alpha·α \beta·β \gamma·γ \delta·δ \epsilon·ϵ \varepsilon·ε \zeta·ζ \eta·η \theta·θ \vartheta·ϑ \iota·ι \kappa·κ
      \lambda·λ \mu·μ \nu·ν \xi·ξ \pi·π \varpi·ϖ \rho·ρ \varrho·ϱ \sigma·σ \varsigma·ς \tau·τ \upsilon·υ \phi·ϕ
      \varphi·φ \chi·χ \psi·ψ \omega·ω \Gamma·Γ \Delta·Δ \Theta·Θ \Lambda·Λ \Xi·Ξ \Pi·Π \Sigma·Σ \Upsilon·Υ \Phi·Φ
      \Psi·Ψ \Omega·Ω`),
  ],
  [
    texts.operators,
    pairs(String.raw`
      +·+ -·− \times·× \div·÷ \pm·± \mp·∓ \cdot·⋅ \ast·∗ \star·⋆ \circ·∘ \bullet·∙ \oplus·⊕ \ominus·⊖ \otimes·⊗
      \odot·⊙ \sum·∑ \prod·∏ \coprod·∐ \int·∫ \iint·∬ \iiint·∭ \oint·∮ \partial·∂ \nabla·∇ \infty·∞ \surd·√ \dagger·†
      \angle·∠ \triangle·△ \degree·° \hbar·ℏ \ell·ℓ \Re·ℜ \Im·ℑ \aleph·ℵ \ldots·… \cdots·⋯ \vdots·⋮ \ddots·⋱`),
  ],
  [
    texts.relations,
    pairs(String.raw`
      =·= \neq·≠ <·< >·> \leq·≤ \geq·≥ \ll·≪ \gg·≫ \approx·≈ \sim·∼ \simeq·≃ \cong·≅ \equiv·≡ \propto·∝ \perp·⊥
      \parallel·∥ \mid·∣ \prec·≺ \succ·≻ \doteq·≐ \asymp·≍ \vdash·⊢ \models·⊨`),
  ],
  [
    texts.arrows,
    pairs(String.raw`
      \leftarrow·← \rightarrow·→ \leftrightarrow·↔ \Leftarrow·⇐ \Rightarrow·⇒ \Leftrightarrow·⇔ \uparrow·↑ \downarrow·↓
      \updownarrow·↕ \nearrow·↗ \searrow·↘ \swarrow·↙ \nwarrow·↖ \mapsto·↦ \hookrightarrow·↪ \rightharpoonup·⇀
      \rightleftharpoons·⇌ \longrightarrow·⟶ \xrightarrow{}·▢→ \leadsto·⇝`),
  ],
  [
    texts.logic,
    pairs(String.raw`
      \in·∈ \notin·∉ \ni·∋ \subset·⊂ \supset·⊃ \subseteq·⊆ \supseteq·⊇ \cup·∪ \cap·∩ \setminus·∖ \emptyset·∅ \forall·∀
      \exists·∃ \nexists·∄ \neg·¬ \land·∧ \lor·∨ \therefore·∴ \because·∵ \top·⊤ \bot·⊥ \mathbb{N}·ℕ \mathbb{Z}·ℤ
      \mathbb{Q}·ℚ \mathbb{R}·ℝ \mathbb{C}·ℂ`),
  ],
  [
    texts.functions,
    pairs(String.raw`
      \sin·sin \cos·cos \tan·tan \cot·cot \sec·sec \csc·csc \arcsin·arcsin \arccos·arccos \arctan·arctan \sinh·sinh
      \cosh·cosh \tanh·tanh \log·log \ln·ln \lg·lg \exp·exp \max·max \min·min \sup·sup \inf·inf \det·det \dim·dim
      \gcd·gcd \ker·ker \deg·deg`),
  ],
  [
    texts.accents,
    pairs(String.raw`
      \hat{}·x̂ \bar{}·x̄ \vec{}·x⃗ \dot{}·ẋ \ddot{}·ẍ \tilde{}·x̃ \overline{}·x̅ \underline{}·x̲ \widehat{}·▢̂
      \overrightarrow{}·▢⃗ \cancel{}·x̸ \mathbf{}·𝐱 \mathcal{}·𝒳 \mathfrak{}·𝔵 \mathbb{}·𝕏 \mathrm{}·x`),
  ],
];

/** Formulas that come ready. */
export const readyFormulas: readonly (readonly [name: Message, source: string])[] = [
  [texts.quadratic, String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`],
  [texts.pythagoras, String.raw`a^2 + b^2 = c^2`],
  [texts.euler, String.raw`e^{i\pi} + 1 = 0`],
  [texts.binomial, String.raw`(x + y)^n = \sum_{k=0}^{n} \binom{n}{k} x^{n-k} y^k`],
  [texts.derivative, String.raw`f'(x) = \lim_{h \to 0} \frac{f(x + h) - f(x)}{h}`],
  [texts.integral, String.raw`\int_a^b f(x)\,dx = F(b) - F(a)`],
  [texts.gauss, String.raw`\int_{-\infty}^{\infty} e^{-x^2}\,dx = \sqrt{\pi}`],
  [texts.taylor, String.raw`f(x) = \sum_{n=0}^{\infty} \frac{f^{(n)}(a)}{n!} (x - a)^n`],
  [texts.fourier, String.raw`\hat{f}(\xi) = \int_{-\infty}^{\infty} f(x)\,e^{-2\pi i x \xi}\,dx`],
  [texts.sum, String.raw`\sum_{k=1}^{n} k = \frac{n(n+1)}{2}`],
  [texts.normal, String.raw`f(x) = \frac{1}{\sigma\sqrt{2\pi}}\,e^{-\frac{(x - \mu)^2}{2\sigma^2}}`],
  [texts.bayes, String.raw`P(A \mid B) = \frac{P(B \mid A)\,P(A)}{P(B)}`],
  [texts.deviation, String.raw`\sigma = \sqrt{\frac{1}{N} \sum_{i=1}^{N} (x_i - \mu)^2}`],
  [texts.matrix, String.raw`A = \begin{pmatrix} a_{11} & a_{12} \\ a_{21} & a_{22} \end{pmatrix}`],
  [texts.determinant, String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc`],
  [texts.cases, String.raw`|x| = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}`],
  [texts.system, String.raw`\begin{cases} 2x + y = 5 \\ x - 3y = -1 \end{cases}`],
  [texts.energy, String.raw`E = mc^2`],
  [texts.newton, String.raw`F = G\,\frac{m_1 m_2}{r^2}`],
  [texts.maxwell, String.raw`\nabla \times \mathbf{E} = -\frac{\partial \mathbf{B}}{\partial t}`],
  [texts.schrodinger, String.raw`i\hbar\,\frac{\partial}{\partial t}\Psi = \hat{H}\Psi`],
  [texts.cosines, String.raw`c^2 = a^2 + b^2 - 2ab\cos\gamma`],
];
