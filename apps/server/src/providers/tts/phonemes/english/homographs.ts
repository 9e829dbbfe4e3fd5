/** What a word is at its place: a verb, its past, or anything else (a noun or an adjective, which sound alike). */
export type WordClass = 'verb' | 'past' | 'noun';

// Word, then its readings by class; the first one holds where nothing tells.
const table = `
ADDRESS n ˈædɹˌɛs v ədɹˈɛs
COMBINE v kəmbˈIn n kˈɑmbIn
COMPOUND n kˈɑmpWnd v kəmpˈWnd
COMPRESS v kəmpɹˈɛs n kˈɑmpɹɛs
CONDUCT v kəndˈʌkt n kˈɑndəkt
CONFLICT n kˈɑnflɪkt v kənflˈɪkt
CONSOLE n kˈɑnsOl v kənsˈOl
CONTEST n kˈɑntɛst v kəntˈɛst
CONTRACT n kˈɑntɹˌækt v kəntɹˈækt
CONTRAST n kˈɑntɹæst v kəntɹˈæst
CONVERT v kənvˈɜɹt n kˈɑnvɜɹt
CONVICT v kənvˈɪkt n kˈɑnvɪkt
DECREASE n dˈikɹˌis v dɪkɹˈis
DEFECT n dˈifɛkt v dɪfˈɛkt
DESERT n dˈɛzɜɹt v dɪzˈɜɹt
DIGEST v dIʤˈɛst n dˈIʤɛst
DISCOUNT n dˈɪskWnt v dɪskˈWnt
ESCORT n ˈɛskɔɹt v ɛskˈɔɹt
EXPLOIT v ɪksplˈYt n ˈɛksplˌYt
EXPORT n ˈɛkspɔɹt v ɪkspˈɔɹt
EXTRACT v ɪkstɹˈækt n ˈɛkstɹˌækt
IMPACT n ˈɪmpækt v ɪmpˈækt
IMPORT n ˈɪmpˌɔɹt v ɪmpˈɔɹt
INCREASE n ˈɪnkɹˌis v ɪnkɹˈis
INSERT v ɪnsˈɜɹt n ˈɪnsˌɜɹt
INSULT n ˈɪnsˌʌlt v ɪnsˈʌlt
INVALID n ɪnvˈæləd v ɪnvˈæləd
OBJECT n ˈɑbʤɛkt v əbʤˈɛkt
PERFECT n pˈɜɹfɪkt v pɜɹfˈɛkt
PERMIT v pɜɹmˈɪt n pˈɜɹmˌɪt
PRESENT n pɹˈɛzənt v pɹɪzˈɛnt
PRODUCE v pɹədˈus n pɹˈOdus
PROGRESS n pɹˈɑɡɹˌɛs v pɹəɡɹˈɛs
PROJECT n pɹˈɑʤɛkt v pɹəʤˈɛkt
PROTEST n pɹˈOtˌɛst v pɹətˈɛst
REBEL n ɹˈɛbəl v ɹɪbˈɛl
RECALL v ɹɪkˈɔl n ɹˈikˌɔl
RECORD n ɹˈɛkɜɹd v ɹɪkˈɔɹd
REFILL n ɹˈifɪl v ɹifˈɪl
REFUND n ɹˈifˌʌnd v ɹɪfˈʌnd
REFUSE v ɹɪfjˈuz n ɹˈɛfjˌus
REJECT v ɹɪʤˈɛkt n ɹˈiʤɛkt
SEGMENT n sˈɛɡmənt v sɛɡmˈɛnt
SUBJECT n sˈʌbʤɪkt v səbʤˈɛkt
SURVEY n sˈɜɹvˌA v sɜɹvˈA
SUSPECT v səspˈɛkt n sˈʌspˌɛkt
TORMENT n tˈɔɹmˌɛnt v tɔɹmˈɛnt
TRANSFER n tɹˈænsfɜɹ v tɹænsfˈɜɹ
TRANSPLANT n tɹˈænsplænt v tɹænsplˈænt
TRANSPORT n tɹˈænspɔɹt v tɹænspˈɔɹt
UPGRADE n ˈʌpɡɹˌAd v ʌpɡɹˈAd
UPSET n ʌpsˈɛt v ʌpsˈɛt
UPDATE n ˈʌpdˌAt v ʌpdˈAt
ATTRIBUTE n ˈætɹəbjˌut v ətɹˈɪbjˌut
CONTENT n kˈɑntɛnt v kəntˈɛnt
ABSTRACT n ˈæbstɹˌækt v æbstɹˈækt
ALLY n ˈælI v əlˈI
CONSTRUCT v kənstɹˈʌkt n kˈɑnstɹəkt
IMPLANT n ˈɪmplˌænt v ɪmplˈænt
IMPRINT n ˈɪmpɹɪnt v ɪmpɹˈɪnt
ADVOCATE n ˈædvəkət v ˈædvəkˌAt
AGGREGATE n ˈæɡɹəɡət v ˈæɡɹəɡˌAt
ALTERNATE n ˈɔltɜɹnət v ˈɔltɜɹnˌAt
ANIMATE v ˈænəmˌAt n ˈænəmət
APPROPRIATE n əpɹˈOpɹiət v əpɹˈOpɹiˌAt
APPROXIMATE n əpɹˈɑksəmət v əpɹˈɑksəmˌAt
ARTICULATE v ɑɹtˈɪkjəlˌAt n ɑɹtˈɪkjələt
ASSOCIATE v əsˈOsiˌAt n əsˈOsiət
COORDINATE v kOˈɔɹdənˌAt n kOˈɔɹdənət
DELEGATE v dˈɛləɡˌAt n dˈɛləɡət
DELIBERATE n dɪlˈɪbɜɹət v dɪlˈɪbɜɹˌAt
DUPLICATE n dˈupləkət v dˈupləkˌAt
ELABORATE n ɪlˈæbɹət v ɪlˈæbɜɹˌAt
ESTIMATE n ˈɛstəmət v ˈɛstəmˌAt
GRADUATE n ɡɹˈæʤəwət v ɡɹˈæʤəwˌAt
INTIMATE n ˈɪntəmət v ˈɪntəmˌAt
MODERATE n mˈɑdɜɹət v mˈɑdɜɹˌAt
SEPARATE n sˈɛpɹət v sˈɛpɜɹˌAt
SUBORDINATE n səbˈɔɹdənət v səbˈɔɹdənˌAt
PREDICATE n pɹˈɛdɪkət v pɹˈɛdɪkˌAt
USE v jˈuz n jˈus
MISUSE n mɪsjˈus v mɪsjˈuz
ABUSE n əbjˈus v əbjˈuz
EXCUSE v ɪkskjˈuz n ɪkskjˈus
DIFFUSE v dɪfjˈuz n dɪfjˈus
CLOSE n klˈOs v klˈOz
HOUSE n hˈWs v hˈWz
LIVE v lˈɪv n lˈIv
WIND n wˈɪnd v wˈInd
TEAR n tˈɪɹ v tˈɛɹ
READ v ɹˈid p ɹˈɛd n ɹˈid
LEAD v lˈid n lˈid
BOW v bˈW n bˈO
WOUND n wˈund p wˈWnd v wˈund
RESUME v ɹɪzˈum n ɹˈɛzəmˌA
DOVE n dˈʌv p dˈOv
`;

const classes: Readonly<Record<string, WordClass>> = { n: 'noun', v: 'verb', p: 'past' };

type Readings = { usual: string } & Partial<Record<WordClass, string>>;

const homographs: ReadonlyMap<string, Readings> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...parts] = line.split(' ');
      const readings: Readings = { usual: parts[1] ?? '' };
      for (let at = 0; at < parts.length; at += 2)
        readings[classes[parts[at] ?? ''] ?? 'noun'] = parts[at + 1] ?? '';
      return [word, readings];
    }),
);

// What no class can tell: the words beside it do.
const beside: readonly { word: RegExp; before?: RegExp; after?: RegExp; say: string }[] = [
  { word: /^TEAR$/, before: /\bWEAR AND$/, say: 'tˈɛɹ' },
  {
    word: /^LEAD$/,
    after: /^(?:PIPES?|PAINT|POISONING|ACID|BATTER|LEVELS|BULLET|OXIDE|FREE|CONTENT|GLASS)/,
    say: 'lˈɛd',
  },
  {
    word: /^LEAD$/,
    before: /\b(?:MOLTEN|TIN AND|MERCURY AND|COPPER AND|ZINC AND|MADE OF|AS HEAVY AS)$/,
    say: 'lˈɛd',
  },
  { word: /^CONTENT$/, before: /\b(?:FEEL|FEELS|FELT|NOT|QUITE|VERY|PERFECTLY)$/, say: 'kəntˈɛnt' },
  { word: /^CONTENT$/, before: /\b(?:IS|ARE|AM|WAS|WERE)$/, after: /^(?:WITH|TO)\b/, say: 'kəntˈɛnt' },
  {
    word: /^USED$/,
    after:
      /^TO (?!MAKE|CREATE|BUILD|MEASURE|TEST|TRAIN|SHOW|FIND|DESCRIBE|CALCULATE|SOLVE|PRODUCE|HELP|CONTROL|STORE|SEND)/,
    before: /(?<!\b(?:IS|ARE|BE|BEEN|WAS|WERE))$/,
    say: 'jˈust',
  },
  {
    word: /^CONTENT$/,
    before: /\b(?:MAKE|MADE|KEEP|KEPT) (?:HIM|HER|THEM|US|ME|YOU|EVERYONE)$/,
    after: /^(?:$|AND\b|WITH\b|TO\b|ENOUGH\b)/,
    say: 'kəntˈɛnt',
  },
  {
    word: /^SEPARATE$/,
    before: /\b(?:KEEP|KEEPS|KEPT|KEEPING)\b.*(?<!\b(?:TO|THEN|I|WE|YOU|THEY|CAN|WILL|MUST))$/,
    after: /^(?:$|FROM\b)/,
    say: 'sˈɛpɹət',
  },
  // When it was says that it is past: I read that book last year.
  {
    word: /^READ$/,
    before:
      /(?<!\b(?:DO|DID|CAN|COULD|WILL|WOULD|SHOULD|MAY|MIGHT|SHALL|MUST)(?:N?'?T)? )\b(?:I|WE|YOU|THEY|WHO)$/,
    after: /\b(?:YESTERDAY|AGO|EARLIER|LAST (?:WEEK|MONTH|YEAR|NIGHT|SUMMER|WINTER|SPRING|TERM))\b/,
    say: 'ɹˈɛd',
  },
  {
    word: /^TEARS?$/,
    after:
      /^IN (?:\w+ )?(?:DRESS|FABRIC|SHIRT|PAPER|CLOTH|SKIN|MUSCLE|SAIL|SEAM|JACKET|COAT|TENDON|LIGAMENT|BAG|TENT)\b/,
    say: 'tˈɛɹ',
  },
  { word: /^TEARS?$/, before: /\b(?:LIGAMENT|MUSCLE|MENISCUS|TENDON|CUFF)$/, say: 'tˈɛɹ' },
  {
    word: /^WOUND$/,
    before:
      /(?<!\b(?:THE|AN?|THIS|THAT|HIS|HER|MY|YOUR|OUR|THEIR|ITS|NO|ANY|ONE|EACH|EVERY|OPEN|DEEP|SMALL|LARGE|FRESH|OLD|FATAL|SERIOUS|GUNSHOT|BULLET|STAB|KNIFE|HEAD|LEG|ARM|CHEST|FLESH|EXIT|ENTRY|PUNCTURE|BURN|BITE))$/,
    after: /^(?:AROUND|ROUND|UP|THROUGH|DOWN|TIGHTLY|ONTO|INTO)\b/,
    say: 'wˈWnd',
  },
  // Very small, not a part of an hour: a ten minute change.
  {
    word: /^MINUTE$/,
    before:
      /(?<!\b(?:LAST|FINAL|EVERY|EACH|PER|NEXT|FIRST|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|FIFTEEN|TWENTY|THIRTY|FORTY|FIFTY|SIXTY|NINETY|HALF))$/,
    after:
      /^(?:CHANGES?|AMOUNTS?|DETAILS?|QUANTIT|DIFFERENCES?|PARTICLES?|TRACES?|FRACTIONS?|VARIATIONS?|CRACKS?)/,
    say: 'mInˈut',
  },
  {
    word: /^BASS$/,
    after: /^(?:GUITAR|PLAYER|DRUM|LINES?|CLEF|NOTES?|VOICE|SINGER|AMP|BOOST|SPEAKERS?|RIFF|SOUND|RESPONSE)/,
    say: 'bˈAs',
  },
  {
    word: /^BASS$/,
    before: /\b(?:DOUBLE|ELECTRIC|UPRIGHT|HEAVY|TREBLE AND|PLAYS?|PLAYING|PLAYED)$/,
    say: 'bˈAs',
  },
  { word: /^WIND$/, after: /^(?:UP|DOWN)\b/, say: 'wˈInd' },
  { word: /^CLOSE$/, after: /^(?:TO|BY)\b/, say: 'klˈOs' },
  { word: /^BOW$/, after: /^(?:AND ARROWS?|TIE)\b/, say: 'bˈO' },
];

/** The reading of a word that has several, by what it is; undefined for all other words. */
export function readHomograph(
  capitals: string,
  { before, after, wordClass }: { before: string; after: string; wordClass(): WordClass | undefined },
): { sounds: string; isSure: boolean } | undefined {
  const special = beside.find(
    (one) =>
      one.word.test(capitals) && (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  );
  if (special) return { sounds: special.say, isSure: true };
  const readings = homographs.get(capitals);
  if (!readings) return undefined;
  const found = wordClass();
  const sounds = found && readings[found];
  return { sounds: sounds ?? readings.usual, isSure: sounds !== undefined };
}

/** Every way in which a word is read, the usual one first. */
export function homographReadings(capitals: string): string[] {
  const { usual, ...byClass } = homographs.get(capitals) ?? { usual: '' };
  const special = beside.filter(({ word }) => word.test(capitals)).map(({ say }) => say);
  return [...new Set([usual, ...Object.values(byClass), ...special])].filter((sounds) => sounds !== '');
}

export const isHomograph = (capitals: string): boolean => homographs.has(capitals);
