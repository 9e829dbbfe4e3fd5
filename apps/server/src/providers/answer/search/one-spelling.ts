// English is spelt in two ways. Either may be asked for, and either may stand in the deck, so both are read as one.

const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|ite|ites|al|able|ful|less)?$)/, 'or'],
  [/(?<=[a-z]{4})is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz'],
  [/(?<=[a-z][a-z][bt])re(?=s?$)/, 'er'],
  [/(?<=[a-z]{5})mme(?=s?$)/, 'm'],
  [/(?<=[a-z]lo)gue(?=s?$)/, 'g'],
  [/(?<=aly|raly)s(?=e[drs]?$|ing$)/, 'z'],
  [/^(defen|licen|offen)c(?=es?$)/, '$1s'],
];

/** A word as it is spelt on one side of the ocean; a word that is spelt in one way alone may come out misspelt, always alike. */
export const oneSpelling = (word: string): string =>
  spellings.reduce((spelt, [pattern, other]) => spelt.replace(pattern, other), word);
