import { linear } from '@app/deck/pptx/package/formula.ts';
import { child, childAt, descendants, findDescendant, type XmlNode } from '@app/deck/pptx/package/nodes.ts';
import type { Relation } from '@app/deck/pptx/package/package.ts';
import { tidySpaces } from '../structure/letters.ts';
import { latexOf } from './latex.ts';
import { type Mark, markText, withoutMarks } from './marks.ts';
import type { StyleRole } from './styles.ts';

export type DocxPicture = { path?: string; alt?: string };
export type DocxFormula = { latex: string; text: string };

/** What was taken out of the text; marks in it say where. */
export type Taken = {
  pictures: DocxPicture[];
  formulas: DocxFormula[];
  title?: string;
  subtitle?: string;
};

/** A longer one is a paragraph in the wrong style. */
const longestSubtitle = 120;

const element = (name: string, children: XmlNode[], text = ''): XmlNode => ({
  name,
  attributes: {},
  children,
  text,
});

const marked = (mark: Mark): XmlNode => element('w:r', [element('w:t', [], markText(mark))]);

const gone = new Set([
  'w:del',
  'w:moveFrom',
  'w:commentReference',
  'w:annotationRef',
  'w:sectPr',
  'w:proofErr',
  'w:rubyPr',
  'w:rt',
]);
const pictures = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Wrappers that add nothing to what is in them. */
const wrappers = new Set([
  'w:hyperlink',
  'w:ruby',
  'w:rubyBase',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
  'w:ins',
  'w:moveTo',
]);

const isOn = (node: XmlNode | undefined) =>
  node !== undefined && !['0', 'false', 'off'].includes(node.attributes['w:val'] ?? '');

const isHidden = (run: XmlNode) => isOn(childAt(run, 'w:rPr', 'w:vanish'));

const isContents = (sdt: XmlNode) =>
  /table of contents/i.test(
    findDescendant(child(sdt, 'w:sdtPr'), 'w:docPartGallery')?.attributes['w:val'] ?? '',
  );

const isPageBreak = (node: XmlNode) => node.name === 'w:br' && node.attributes['w:type'] === 'page';

/** The file that a picture came from says nothing of what it shows. */
const fileName =
  /\.(?:png|jpe?g|gif|bmp|webp|svg|emf|wmf|tiff?)$|^(?:屏幕截图|屏幕快照|截图|截屏|(?:企业)?微信(?:图片|截图)|QQ(?:图片|截图)|screen ?shot|img|dsc|image|图片|picture)[\s_-]*[\d\s_.:-]*$|^[\da-f]{20,}$/iu;

/** Without what Word adds to the descriptions that it makes itself. */
function altOf(text: string): string {
  const alt = tidySpaces(
    text.replace(/(?:description automatically generated|已自动生成说明|自动生成的说明).*$/isu, ''),
  );
  return fileName.test(alt) ? '' : alt;
}

type Source = {
  root: XmlNode;
  relations: ReadonlyMap<string, Relation>;
  roleOf: (paragraph: XmlNode) => StyleRole;
};

/** Takes out of a document what the library cannot read or should not see, and marks where it was. */
export function simplify({ root, relations, roleOf }: Source): { root: XmlNode; taken: Taken } {
  const taken: Taken = { pictures: [], formulas: [] };
  // Word notes where pages ended when it last drew them; without such notes only the breaks of the author are known.
  const isDrawn = findDescendant(root, 'w:lastRenderedPageBreak') !== undefined;
  let page = 1;
  // Text boxes stand beside their paragraph; they are read after it.
  let boxes: XmlNode[] = [];

  const turnPage = (): XmlNode => marked({ kind: 'page', value: ++page });

  function takePictures(node: XmlNode): XmlNode[] {
    const inside = descendants(node);
    boxes.push(...inside.filter(({ name }) => name === 'w:txbxContent').flatMap(({ children }) => children));
    const alt = altOf(inside.find(({ name }) => name === 'wp:docPr')?.attributes['descr'] ?? '');
    return inside
      .flatMap(({ name, attributes }) => {
        if (name === 'a:blip') return [attributes['r:embed']];
        return name === 'v:imagedata' ? [attributes['r:id']] : [];
      })
      .map((id) => {
        const relation = relations.get(id ?? '');
        const path = relation && !relation.external ? relation.target : undefined;
        taken.pictures.push({ ...(path !== undefined && { path }), ...(alt && { alt }) });
        return marked({ kind: 'picture', value: taken.pictures.length - 1 });
      });
  }

  function takeFormula(node: XmlNode): XmlNode {
    taken.formulas.push({ latex: latexOf(node).trim(), text: linear(node).trim() });
    return marked({ kind: 'formula', value: taken.formulas.length - 1 });
  }

  /** A run is cut where something is taken out of it. */
  function cutRun(run: XmlNode): XmlNode[] {
    if (isHidden(run)) return [];
    const properties = run.children.filter(({ name }) => name === 'w:rPr');
    return run.children.flatMap((each): XmlNode[] => {
      if (each.name === 'w:rPr') return [];
      if (each.name === 'w:lastRenderedPageBreak') return [turnPage()];
      if (isPageBreak(each)) return isDrawn ? [] : [turnPage()];
      if (pictures.has(each.name)) return takePictures(each);
      const kept = walk(each);
      // What was in a wrapper brings runs of its own.
      if (kept.some(({ name }) => name === 'w:r')) return kept;
      return kept.length === 0 ? [] : [{ ...run, children: [...properties, ...kept] }];
    });
  }

  function paragraph(node: XmlNode): XmlNode[] {
    const role = roleOf(node);
    if (role.isContents) return [];
    const words = role.isSubtitle && taken.subtitle === undefined ? wordsOf(node) : '';
    // It stands on the first page of a talk, and is no paragraph.
    if (words !== '' && words.length <= longestSubtitle) {
      taken.subtitle = words;
      return [];
    }
    const outer = boxes;
    boxes = [];
    const breaks = !isDrawn && isOn(childAt(node, 'w:pPr', 'w:pageBreakBefore')) ? [turnPage()] : [];
    const kept = node.children.flatMap(walk);
    const place = role.level === undefined ? [] : [marked({ kind: 'heading', value: role.level })];
    const [properties, rest] = [
      kept.filter(({ name }) => name === 'w:pPr'),
      kept.filter(({ name }) => name !== 'w:pPr'),
    ];
    if (role.isTitle) taken.title ??= wordsOf(node);
    const lifted = boxes;
    boxes = outer;
    return [{ ...node, children: [...properties, ...breaks, ...place, ...rest] }, ...lifted.flatMap(walk)];
  }

  function walk(node: XmlNode): XmlNode[] {
    if (gone.has(node.name)) return [];
    if (node.name === 'w:p') return paragraph(node);
    if (node.name === 'w:r') return cutRun(node);
    if (node.name === 'm:oMathPara' || node.name === 'm:oMath') return [takeFormula(node)];
    if (node.name === 'w:sdt' && isContents(node)) return [];
    if (pictures.has(node.name)) return takePictures(node);
    const children = node.children.flatMap(walk);
    if (wrappers.has(node.name)) return children;
    return [{ ...node, children, text: withoutMarks(node.text) }];
  }

  const [simple] = walk(root);
  return { root: simple ?? root, taken };
}

const wordsOf = (node: XmlNode): string =>
  descendants(node)
    .filter(({ name }) => name === 'w:t')
    .map(({ text }) => text)
    .join('')
    .trim();
