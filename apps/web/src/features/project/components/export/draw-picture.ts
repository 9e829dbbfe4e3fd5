import type { Size } from '@app/deck/deck.ts';
import type { PictureType } from './picture-rules.ts';

// A slide is drawn by the browser itself: its own markup and rules as an SVG, which is painted on a canvas. The policy of
// our pages lets such an image fetch nothing, so that whatever it shows goes along in it.

const jpegQuality = 0.92;
const svgSpace = 'http://www.w3.org/2000/svg';
const pageSpace = 'http://www.w3.org/1999/xhtml';
/** What a slide takes over from where it stands. */
const inherited = [
  'font-family',
  'font-size',
  'line-height',
  'letter-spacing',
  'text-align',
  'direction',
] as const;

const asDataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });

/** Fetches what is at addresses of our own, each once; an empty place where there is nothing. */
export function createCarrier() {
  const known = new Map<string, Promise<string>>();

  async function fetched(address: string): Promise<string> {
    const response = await fetch(address);
    return response.ok ? asDataAddress(await response.blob()) : '';
  }

  function carry(address: string): Promise<string> {
    if (address === '' || /^(?:data:|#)/.test(address)) return Promise.resolve(address);
    const url = new URL(address, document.baseURI);
    if (url.origin !== location.origin && url.protocol !== 'blob:') return Promise.resolve('');
    const found = known.get(url.href) ?? fetched(url.href).catch(() => '');
    known.set(url.href, found);
    return found;
  }
  return carry;
}
type Carry = ReturnType<typeof createCarrier>;

const inRules = /url\((["']?)(.*?)\1\)/g;

/** The text of rules with what they fetch inside of it. */
async function carriedIn(text: string, carry: Carry): Promise<string> {
  const addresses = [...text.matchAll(inRules)].map(([, , address = '']) => address);
  const carried = new Map<string, string>();
  for (const address of new Set(addresses)) carried.set(address, await carry(address));
  return text.replaceAll(inRules, (_all, _quote, address: string) => `url("${carried.get(address) ?? ''}")`);
}

const allRules = (): CSSRule[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);

/** What tells one cut of a font from the others of its family. */
const cutOf = (family: string, weight: string, style: string, range: string): string =>
  [
    family.replaceAll(/["']/g, ''),
    weight || '400',
    style || 'normal',
    range.replaceAll(' ', '').toLowerCase(),
  ].join('|');

/** The fonts that letters on the page have asked for, and no others: a Chinese family has hundreds of parts. */
async function fontRules(carry: Carry): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, style, unicodeRange }) => cutOf(family, weight, style, unicodeRange)),
  );
  const faces = allRules().filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const needed = faces.filter(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    const range = value('unicode-range') || 'U+0-10FFFF';
    return loaded.has(cutOf(value('font-family'), value('font-weight'), value('font-style'), range));
  });
  const texts: string[] = [];
  for (const rule of needed) {
    // Addresses in a sheet are counted from where it lies.
    const base = rule.parentStyleSheet?.href ?? document.baseURI;
    const absolute = rule.cssText.replaceAll(
      inRules,
      (_all, _quote, address: string) => `url("${new URL(address, base).href}")`,
    );
    texts.push(await carriedIn(absolute, carry));
  }
  return texts.join('\n');
}

/** Rules that draw, without fonts and without what they would fetch for the screen around a slide. */
const drawingRules = (): string =>
  allRules()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .filter((text) => !/url\((?!["']?(?:data:|#))/.test(text))
    .join('\n');

/** A film stands still at the picture that it shows now. */
function stillOf(film: HTMLVideoElement): HTMLImageElement {
  const still = document.createElement('img');
  still.setAttribute('style', film.getAttribute('style') ?? '');
  still.style.objectFit = 'contain';
  const { videoWidth: width, videoHeight: height } = film;
  if (film.poster !== '' && film.currentTime === 0) still.src = film.poster;
  else if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && width > 0) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(film, 0, 0);
    still.src = canvas.toDataURL('image/jpeg', jpegQuality);
  }
  return still;
}

async function copyOf(slide: HTMLElement, carry: Carry): Promise<HTMLElement> {
  const copy = slide.cloneNode(true) as HTMLElement;
  const films = [...slide.querySelectorAll('video')].map(stillOf);
  for (const [at, film] of [...copy.querySelectorAll('video')].entries()) film.replaceWith(films[at] ?? '');
  for (const image of copy.querySelectorAll('img')) image.src = await carry(image.getAttribute('src') ?? '');
  for (const image of copy.querySelectorAll('image'))
    image.setAttribute('href', await carry(image.getAttribute('href') ?? ''));
  for (const each of copy.querySelectorAll<HTMLElement>('[style*="url("]'))
    each.style.cssText = await carriedIn(each.style.cssText, carry);
  return copy;
}

/** The rules of the page as they go into a picture. Which fonts are loaded changes from slide to slide. */
const rulesOf = async (carry: Carry): Promise<string> => `${drawingRules()}\n${await fontRules(carry)}`;

async function asSvg(slide: HTMLElement, size: Size, carry: Carry): Promise<string> {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  const rules = document.createElementNS(svgSpace, 'style');
  rules.textContent = await rulesOf(carry);
  const room = document.createElementNS(svgSpace, 'foreignObject');
  room.setAttribute('width', '100%');
  room.setAttribute('height', '100%');
  const body = document.createElementNS(pageSpace, 'div') as HTMLElement;
  const around = getComputedStyle(slide.parentElement ?? document.body);
  for (const name of inherited) body.style.setProperty(name, around.getPropertyValue(name));
  body.style.setProperty('color', '#000');
  // Which font stands in for one that is not there depends on the language.
  body.lang = document.documentElement.lang;
  body.append(await copyOf(slide, carry));
  room.append(body);
  svg.append(rules, room);
  return new XMLSerializer().serializeToString(svg);
}

async function painted(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A slide that stands in the page, as the bytes of a picture so many times its size. */
export async function drawPicture(
  slide: HTMLElement,
  size: Size,
  { type, scale, carry }: { type: PictureType; scale: number; carry: Carry },
): Promise<Blob> {
  const svg = await asSvg(slide, size, carry);
  const image = await painted(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size.width * scale, height: size.height * scale });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, `image/${type}`, jpegQuality),
  );
  if (!blob) throw new Error('the picture is too large for this browser');
  return blob;
}
