import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { openPackage } from '@app/deck/pptx/package/package.ts';
import { at, makeDeck, para, relation, sp, tinyPng } from '@app/deck/pptx/testing.ts';
import { countingIds } from '@app/deck/testing.ts';
import { median, type Result, round } from './report.ts';

export const slides = 50;
const rounds = 9;

/** A deck as people make them: a title, two lists, a table's worth of boxes, lines and a picture on every slide. */
export function ordinaryDeck(): Uint8Array {
  const title = sp('', `<a:bodyPr/>${para('Growth of the solar business')}`, { placeholder: 'type="title"' });
  const list = (left: number) =>
    sp(at(left, 150, 400, 300), `<a:bodyPr><a:normAutofit fontScale="90000"/></a:bodyPr>${listItems}`, {
      placeholder: 'idx="1"',
    });
  const listItems = Array.from({ length: 6 }, (_, index) =>
    para(
      `Point ${index} says something in about sixty letters, as points do`,
      '<a:rPr lang="en-US" sz="2000" dirty="0"/>',
      `<a:pPr lvl="${index % 3}"/>`,
    ),
  ).join('');
  const boxes = Array.from({ length: 24 }, (_, index) =>
    sp(
      `${at(50 + (index % 8) * 110, 460 + Math.floor(index / 8) * 30, 100, 25)}<a:prstGeom prst="roundRect"/><a:solidFill><a:schemeClr val="accent${(index % 6) + 1}"><a:lumMod val="60000"/><a:lumOff val="40000"/></a:schemeClr></a:solidFill><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln>`,
      `<a:bodyPr anchor="ctr"/>${para(`Box ${index}`, '<a:rPr sz="1000" b="1"/>', '<a:pPr algn="ctr"/>')}`,
    ),
  ).join('');
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr>${at(850, 20, 100, 60)}</p:spPr></p:pic>`;
  const level = (number: number) =>
    `<a:lvl${number}pPr marL="${number * 228_600}" indent="-228600"><a:buChar char="•"/><a:defRPr sz="2400"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl${number}pPr>`;
  return makeDeck({
    bodyStyle: [1, 2, 3].map(level).join(''),
    titleStyle: level(1),
    master: sp(at(50, 20, 900, 80), '<a:bodyPr/><a:p/>', { placeholder: 'type="title"' }),
    layout: sp(at(50, 150, 900, 300), '<a:bodyPr/><a:p/>', { placeholder: 'type="body" idx="1"' }),
    slides: Array.from({ length: slides }, () => ({
      shapes: title + list(50) + list(500) + boxes + picture,
      notes: 'What is said here is written in the notes, in two or three sentences.',
      relations: relation('img', 'image', '../media/image1.png'),
    })),
    files: { 'ppt/media/image1.png': tinyPng },
  });
}

export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least that any reader does: unpack every slide with its notes, and read the XML into a tree. */
function floor(bytes: Uint8Array): void {
  const file = openPackage(bytes);
  for (let number = 1; number <= slides; number++) {
    file.part(`ppt/slides/slide${number}.xml`);
    file.part(`ppt/notesSlides/notesSlide${number}.xml`);
  }
}

export function importDeck(bytes: Uint8Array): number {
  let letters = 0;
  for (const { slide } of openDeck(bytes, { newId: countingIds() }).read())
    letters += JSON.stringify(slide).length;
  return letters;
}

/** Reading a deck of 50 slides, beside unpacking it and reading its XML alone. */
export async function run(): Promise<Result> {
  const bytes = ordinaryDeck();
  const ours: number[] = [];
  const least: number[] = [];
  let letters = 0;
  // Turn and turn about, so that a busy minute of the machine hits both; the first two rounds warm up.
  for (let i = 0; i < rounds + 2; i++) {
    const whole = cpuMs(() => {
      letters = importDeck(bytes);
    });
    const bare = cpuMs(() => floor(bytes));
    if (i < 2) continue;
    ours.push(whole);
    least.push(bare);
  }
  return {
    figures: {
      cpu_ratio: round(median(ours.map((each, i) => each / (least[i] ?? Number.NaN)))),
      import_cpu_ms: round(median(ours), 1),
      floor_cpu_ms: round(median(least), 1),
      cpu_ms_per_slide: round(median(ours) / slides, 2),
      file_kilobytes: round(bytes.length / 1024, 0),
      deck_kilobytes: round(letters / 1024, 0),
    },
    goals: { cpu_ratio: { op: '<=', value: 4 }, cpu_ms_per_slide: { op: '<=', value: 40 } },
    notes: {
      cpu_ratio:
        'processor time of the whole import against unpacking and parsing alone, median of the rounds',
      import_cpu_ms: `a deck of ${slides} slides, read and written as JSON`,
      floor_cpu_ms: 'the same file unpacked, its XML read into a tree',
    },
  };
}
