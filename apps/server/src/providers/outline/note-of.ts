import type { Entry } from '@app/deck/compose/content.ts';
import { capitalised, condensed, passiveIn, withoutTitle } from './condense-note.ts';
import { isWhole, pointSize, saysSomething, shortenPoint } from './shorten-point.ts';
import { stateIn, telegraphed, withoutPlace } from './telegraph.ts';

// A sentence as a note on a slide, shorter than it is said: who listens hears the whole of it, and does not read along.

/** As long as a note should be: 24 Chinese letters, or 12 words. */
const mostOfNote = 24;

const whatIsEn =
  /^(?:the |an? )?(?<label>\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}?)(?: \([^()]{1,40}\))? (?<verb>is|are|refers to) (?<text>(?:(?:an?|the|one of the|any|all) )?\p{L}.{11,})$/iu;
const whatIsZh =
  /^(?<label>[\p{Script=Han}A-Za-z\d·]{2,12}?)(?:（[^（）]{1,30}）)?(?:是指|指的是|(?<![不就也都还正却仍更便才只可而总])是(?=一[种个门项类套座条片位款]|指))(?<text>.{6,})$/u;
/** What points, counts or asks is no name, and neither is half a sentence. */
const noLabel =
  /^(?:(?:the )?(?:first|second|third|fourth|last|next|main|other) |this|these|that|those|it|its|they|there|here|we|you|he|she|what|who|which|one|two|some|many|most|all|each|every|everybody|everyone|nobody|nothing|none|neither|nor|few|fewer|little|half|hardly|scarcely|any|such|another|other|both|their|our|his|her|not|now|today|in|on|at|for|by|with|if|when|while|as|and|but|so|no|only|whether|whatever|whichever|whoever|how|why|often|sometimes|perhaps|maybe|here|once|then|still|yet|again|even|among|between|behind|above|below|under|over|from|to|of|after|before|near)\b|\bthere$|\b(?:that|which|who|whose|when|where|if|because|and|than|also|is|are|was|were|has|have|had|can|will|may|must|should|not|said|says?|thought|thinks?|told|found|result|reason|problem|answer|difference|same|following)\b|\b(?:it|they|he|she|this|these|those|we|you|i|one|ones)$|^(?:afterwards|later|finally|then|thus|therefore|however|meanwhile|currently|today|usually|generally|while|though|although|because|since|after|before) |^(?:这|那|它|他|她|其|此|该|本|我|你|在|对|当|如|每|各|某|有|从|为|所|最|一|同学|大家|\d+\p{Script=Han})|为什么|怎么|如何|什么|[的了着过们]$/iu;
/** What a thing is called by others, or is not, is not what it is. */
const noDefinition =
  /^(?:the same|a lot|an? (?:little|bit)|not|also|often|now|usually|still|only|likely|due|able|about|based|used|made|known|called|found|seen|given|related|one of them)\b/iu;

/** What a thing is, with its name before it; undefined where a sentence says something else. */
export function definitionIn(text: string): { label: string; text: string; isSeveral: boolean } | undefined {
  const found = (whatIsEn.exec(text) ?? whatIsZh.exec(text))?.groups;
  const [label = '', verb, rest = ''] = [found?.['label'], found?.['verb'], found?.['text']];
  const isOne = verb === 'refers to' || /^(?:an?|the|one|any|all) /iu.test(rest) || verb === undefined;
  if (label === '' || !isOne || noLabel.test(label) || noDefinition.test(rest)) return undefined;
  return { label, text: rest, isSeveral: verb === 'are' };
}

/** What only adds to the words before it. A clause that goes on with a row of things, or turns what was said, is none. */
const addsEn =
  /, (?:which|whose|who|where|including|such as|making|\p{L}+ing (?:the|an?|its|their|it|them|him|her|to|for|on|by|that|with)\b) ?[^,]*$/iu;

/** That the author has found something, and not who else says so: what was found is the note. What came before is none of it. */
const found =
  /^(?:(?:we (?:also )?(?:find|found|show|see|note|observe|conclude)|(?:the|our) results? shows?) that |[^，]{0,30}(?:可以|不难|可)(?:看出|看到|发现|知道?|见)[，,]|(?:近年来，)?随着[^，]{4,40}[，,])(?=.{16})/iu;
/** What adds to a subject between it and what is said of it. */
const besideSubject = /^(?<subject>[^,]{4,70}), (?:which|who|whose) [^,]{3,90}, (?=\p{Ll})/iu;

function withoutAside(point: string): string {
  const subject = besideSubject.exec(point)?.groups?.['subject'];
  return subject === undefined || saysSomething(subject)
    ? point
    : point.replace(besideSubject, '$<subject> ');
}

function shortened(point: string): string {
  const own = point.replace(found, '');
  if (/\p{Script=Han}/u.test(own)) return shortenPoint(own, mostOfNote);
  const plain = withoutAside(own);
  const short = plain.replace(addsEn, '');
  const note = short !== plain && isWhole(short, false) && saysSomething(short) ? short : plain;
  return pointSize(note) >= leastOfNote ? capitalised(note) : point;
}
const leastOfNote = 12;

/** What a sentence is about, where it says so before anything else: 在评估方法方面，…; 对于新员工，…. */
const aboutZh =
  /^(?:在(?<part>[^，在]{2,12})(?:方面|层面)|对于(?<whom>[^，]{2,12}?)(?:来说|而言)?)，(?<text>.{8,})$/u;

function topicIn(text: string): Entry | undefined {
  const { part, whom, text: said } = aboutZh.exec(text)?.groups ?? {};
  const label = part ?? whom;
  return label === undefined || said === undefined || noLabel.test(label) ? undefined : { label, text: said };
}

/** As it stands a line of seven words is read at a glance. */
const shortEnough = 14;

function nameAndDeed(text: string): Entry | undefined {
  const found = passiveIn(text) ?? stateIn(text);
  return found && !noLabel.test(found.label)
    ? { label: capitalised(found.label), text: found.text }
    : undefined;
}

/** A point as a note: what a thing is stands behind its name, and of several clauses the last ones are only said. */
export function noteOf(point: string): Entry {
  const known = noted.get(point);
  if (known) return known;
  if (noted.size >= mostKept) noted.clear();
  const note = noteOfPoint(point);
  noted.set(point, note);
  return note;
}

/** Points are chosen from sentences that are looked at several times. */
const noted = new Map<string, Entry>();
const mostKept = 5000;

function noteOfPoint(point: string): Entry {
  // A question is shown as it is asked.
  if (/[?？]$/u.test(point)) return { text: point };
  const own = pointSize(point) > mostOfNote ? shortened(point) : point;
  const short = pointSize(own) > shortEnough ? telegraphed(condensed(own)) : own;
  const defined = definitionIn(short);
  if (!defined) return topicIn(short) ?? nameAndDeed(short) ?? { text: short };
  return { label: capitalised(defined.label), text: capitalised(defined.text) };
}

/** Makes notes of the lines of a page of this title, where they stand in `sentences`. */
export const notesOn =
  (title: string, sentences: ReadonlySet<string>) =>
  (entry: Entry): Entry => {
    if (entry.label !== undefined || !sentences.has(entry.text)) return entry;
    const said = withoutPlace(entry.text, title);
    const own = withoutTitle(said, title);
    const note = own === said ? noteOf(own) : { text: telegraphed(own) };
    // The title of the page names what it is about.
    return note.label?.toLowerCase() === title.toLowerCase() ? { text: note.text } : note;
  };
