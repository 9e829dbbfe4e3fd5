// A formula is found by what a person types: `E=mc^{2}` as E=mc2, `\alpha` as alpha.

/** Commands that say how something looks, not what it is. */
const looks =
  /\\(?:(?:begin|end)\{[a-zA-Z]{1,30}\*?\}|(?:left|right|big|Big|bigg|Bigg|quad|qquad|displaystyle|textstyle|limits|nolimits|frac|dfrac|tfrac|sqrt|hat|bar|vec|tilde|dot|ddot|overline|underline|boldsymbol|operatorname|text|cdot|cdots|ldots|dots|times)(?![a-zA-Z])|(?:math|text)[a-z]{1,6}(?![a-zA-Z])|[^a-zA-Z])/g;

/** The letters, numbers and signs of a formula in LaTeX, as they are typed. */
export const formulaWords = (source: string): string =>
  source
    .replace(looks, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/[\^_]\{?|[{}&~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
