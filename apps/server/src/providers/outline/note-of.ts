import type { Entry, PageContent } from '@app/deck/compose/content.ts';
import { condensed, passiveIn, withoutTitle } from './condense-note.ts';
import { isWhole, pointSize, saysSomething, shortenPoint } from './shorten-point.ts';

// A sentence as a note on a slide, shorter than it is said: who listens hears the whole of it, and does not read along.

/** As long as a note should be: 24 Chinese letters, or 12 words. */
const mostOfNote = 24;

const whatIsEn =
  /^(?:the |an? )?(?<label>\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,4}?)(?: \([^()]{1,40}\))? (?<verb>is|are|refers to) (?<text>(?:(?:an?|the|one of the|any|all) )?\p{L}.{11,})$/iu;
const whatIsZh =
  /^(?<label>[\p{Script=Han}A-Za-z\d·]{2,12}?)(?:（[^（）]{1,30}）)?(?:是指|指的是|(?<![不就也都还正却仍更便才只可而总])是(?=一[种个门项类套座条片位款]|指))(?<text>.{6,})$/u;
/** What points, counts or asks is no name, and neither is half a sentence. */
const noLabel =
  /^(?:(?:the )?(?:first|second|third|fourth|last|next|main|other) |this|these|that|those|it|its|they|there|here|we|you|he|she|what|who|which|one|two|some|many|most|all|each|such|another|other|both|their|our|his|her|not|now|today|in|on|at|for|by|with|if|when|while|as|and|but|so|no|only|whether|whatever|whichever|whoever|how|why|often|sometimes|perhaps|maybe|here|once|then|still|yet|again|even|among|between|behind|above|below|under|over|from|to|of|after|before|near)\b|\bthere$|\b(?:that|which|who|whose|when|where|if|because|and|than|also|is|are|was|were|has|have|had|can|will|may|must|should|not|result|reason|problem|answer|difference|same|following)\b|^(?:这|那|它|他|她|其|此|该|本|我|你|在|对|当|如|每|各|某|有|从|为|所|最|一|同学|大家)|[的了着过们]$/iu;
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

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

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
  const found = passiveIn(text);
  return found && !noLabel.test(found.label)
    ? { label: capitalised(found.label), text: found.text }
    : undefined;
}

/** A point as a note: what a thing is stands behind its name, and of several clauses the last ones are only said. */
export function noteOf(point: string): Entry {
  // A question is shown as it is asked.
  if (/[?？]$/u.test(point)) return { text: point };
  const own = pointSize(point) > mostOfNote ? shortened(point) : point;
  const short = pointSize(own) > shortEnough ? condensed(own) : own;
  const defined = definitionIn(short);
  if (!defined) return topicIn(short) ?? nameAndDeed(short) ?? { text: short };
  return { label: capitalised(defined.label), text: capitalised(defined.text) };
}

/** The entries of a page as notes, where they stand in `sentences`. */
export function inNotes(content: PageContent, sentences: ReadonlySet<string>): PageContent {
  const noted = (entry: Entry): Entry => {
    if (entry.label !== undefined || !sentences.has(entry.text)) return entry;
    const own = withoutTitle(entry.text, content.title);
    const note = own === entry.text ? noteOf(own) : { text: own };
    // The title of the page names what it is about.
    return note.label?.toLowerCase() === content.title.toLowerCase() ? { text: note.text } : note;
  };
  switch (content.kind) {
    case 'points':
    case 'cards':
    case 'figure':
    case 'chart':
    case 'table':
    case 'lead': // What it sets large is none of its entries, and is set whole.
      return { ...content, entries: content.entries.map(noted) };
    case 'columns': {
      const { left, right } = content;
      return {
        ...content,
        left: { ...left, entries: left.entries.map(noted) },
        right: { ...right, entries: right.entries.map(noted) },
      };
    }
    case 'numbers':
      return { ...content, more: content.more.map(noted) };
    default:
      return content;
  }
}
