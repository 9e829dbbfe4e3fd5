// Little words tell a language that is written in Latin letters. They are looked up as whole words: `\b` would end a word at
// every umlaut.

const english = new Set(
  'the of and to in for is are with on by as an we you this that from how what why your our it be or not can will at have has a was were had where which who their they but all more if do does its these when'.split(
    ' ',
  ),
);

type Signs = { words: ReadonlySet<string>; letters: RegExp; ends: RegExp };

const signs = (words: string, letters: RegExp, ends: RegExp): Signs => ({
  words: new Set(words.split(' ')),
  letters,
  ends,
});

/** Little words, letters and ends of long words. A word that English has too counts for both, and so decides nothing. */
const languages: Readonly<Record<string, Signs>> = {
  de: signs(
    'der die das und nicht mit für von ist ein eine einer einen werden wird bei auf im zu den dem des sich auch als wie oder sind nach zur zum über aus durch kann wir sie es',
    /[äöüß]/gu,
    /(?:ungen|ung|keit|heit|lich|lichen|schaft|ische|ischen|ierung)$/u,
  ),
  fr: signs(
    'les des une est et pour dans avec sur la le du au aux que qui nous vous sont pas par ce cette ces ou en un leur être',
    /[éèêëçàùœîô]/gu,
    /(?:aux|eux|ité|ités|ées|elles|euse)$/u,
  ),
  es: signs(
    'el los las una por para con del que se es en la y su sus al como más lo un son qué este esta',
    /[ñ¿¡áíóú]/gu,
    /(?:ción|ciones|idad|idades|miento|mente|ismo)$/u,
  ),
  it: signs(
    'il che per della di del una con sono è nel gli dei alla si non e la un delle degli anche come i le',
    /[èàòùì]/gu,
    /(?:zione|zioni|mento|menti|ità|ismo|mente)$/u,
  ),
  pt: signs(
    'não uma os as do dos das da em para com que é são na mais por ao se um pelo pela também',
    /[ãõçâê]/gu,
    /(?:ção|ções|dade|dades|mento|mente|ismo)$/u,
  ),
  nl: signs(
    'het een van de en zijn niet voor met op te dat aan wordt worden bij ook naar deze uit',
    /[ëï]/gu,
    /(?:heid|heden|lijk|lijke|ingen)$/u,
  ),
  sv: signs(
    'och att det som är för på av med inte en den till ett om kan vi har från',
    /[åäö]/gu,
    /(?:ning|het|lighet|erna)$/u,
  ),
  da: signs(
    'og det er til på af med ikke en den der som et kan vi har fra ved om',
    /[æøå]/gu,
    /(?:erne|hed|else|elser)$/u,
  ),
  pl: signs(
    'się jest na nie że jak oraz przez od dla w z są jako lub po',
    /[ąęłżźćśń]/gu,
    /(?:ość|ości|anie|enie|ego)$/u,
  ),
  cs: signs('se na je že pro jako jsou nebo při která který', /[řůěščž]/gu, /(?:ost|osti|ání|ení|ého)$/u),
  tr: signs(
    've bir bu için ile olarak da çok daha olan gibi ne',
    /[ğışİç]/gu,
    /(?:lar|ler|ları|leri|lık|lik)$/u,
  ),
};

/** A letter or an end says less than a little word does. */
const hint = 0.5;
/** Long words have ends that tell. */
const longWord = 7;
/** Of this many words some are little English ones, if they are English. */
const fewestWords = 120;

type Score = { english: number; foreign: number; language: string; words: number };

/** How much of a text is English, and how much of the one other language that it has most of. */
export function scoreOf(text: string): Score {
  const plain = text.toLowerCase();
  const words = plain.match(/(?<![\p{L}\p{N}_])\p{L}+(?![\p{L}\p{N}_])/gu) ?? [];
  const scores = Object.entries(languages).map(([language, { words: known, letters, ends }]) => {
    const little = words.filter((word) => known.has(word)).length;
    const long = words.filter((word) => word.length >= longWord && ends.test(word)).length;
    return { language, score: little + ((plain.match(letters)?.length ?? 0) + long) * hint };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return {
    english: words.filter((word) => english.has(word)).length,
    foreign: best.score,
    language: best.language,
    words: words.filter(({ length }) => length > 1).length,
  };
}

/** The language of words in Latin letters; undefined where they are in none that we know, and English where nothing tells. */
export function languageOfWords(text: string): string | undefined {
  const { english: ours, foreign, language, words } = scoreOf(text);
  if (foreign >= 1 && foreign > ours) return language;
  return words >= fewestWords && ours * 33 < words ? undefined : 'en';
}
