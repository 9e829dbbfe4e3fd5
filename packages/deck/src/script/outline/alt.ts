import { sayable } from '../clean.ts';
import { hasMath } from '../speech/math.ts';
import { isTemplateText } from './unsaid.ts';

// What programs write for pictures: a description that nobody has read, a name of the picture, an address.
const machineMade =
  /automatically generated|AI-generated|自动生成|AI 生成|已生成.{0,12}(?:说明|描述)|^(?:图片|图像)包含\s|^(?:immagine che contiene|imagen que contiene|(?:une )?image contenant|(?:uma )?imagem (?:contendo|com)|ein bild, das|afbeelding met|obraz zawierający|изображение выглядит|תמונה שמכילה)|\s[-–|]\s+[\w.-]+\.(?:com|org|net|cn|io)\s*$|see the source image|相关图片|^(?:a |an )?(?:picture|image|photo|screenshot|graphic|graphical user interface|logo|icon|banner|header|footer|background|bild|foto|grafik|图片|图像|截图|图标|形状|shape|diagram|blockdiag)\s*(?:\d+|containing.*)?$|^(?:http|file|data):|屏幕剪辑|屏幕截图|screen ?(?:clipping|shot)|图片搜索结果|image result for|[\u0080-\u009f]|â|æ.å/imu;
// What a picture was called in a shop, in a list of search results or before anybody named it.
const foundSomewhere =
  /(?:…|\.{3})\s*$|\bstock (?:photos?|images?|illustrations?|vectors?|footage)\b|\b(?:royalty.free|clip ?art|free (?:download|vector|png))\b|图片素材|素材图片|高清图片|免抠|^(?:无标题|未命名|未标题|untitled)[\s_-]*\d*$|^(?:微信图片|屏幕快照|QQ截图|截屏)[\s_\d]*|^(?:无标题|未命名|未标题)(?:文件|作品|图片?)?[\s_–-]*(?:导出|副本)?$/iu;
// The kinds of things that programs see in pictures, one after the other.
const seenKinds =
  /^(?:Graphical user interface|Text|Diagram|Chart|Table|Logo|Icon|Map|Shape|Calendar|Letter|Timeline|Website|Background pattern)(?:, [a-z]+(?: [a-z]+){0,2})+$|^(?:图形用户界面|文本|图示|图表|表格|徽标|图标|地图|形状|日历|日程表|网站|背景图案)(?:[,，] ?\p{Script=Han}{1,8})+$/u;
const isFileName = /\.(?:png|jpe?g|gif|bmp|svg|emf|wmf|tiff?|webp)\b/iu;
// One word, with or without numbers, is what somebody called the file; Chinese needs no spaces to be a description.
const isName = /^[^\s\p{Script=Han}]*$/u;

/** What a screen reader says of a picture, where a person wrote it. */
export function altWords(alt: string | undefined): string {
  if (alt === undefined || machineMade.test(alt) || isFileName.test(alt) || isName.test(alt.trim()))
    return '';
  if (foundSomewhere.test(alt.trim()) || isTemplateText(alt)) return '';
  const line = alt.split('\n')[0] ?? '';
  return seenKinds.test(line.trim()) ? '' : sayable(line);
}

/** The lines of a picture that stands for text with formulas; none for any other picture. */
export function formulaLines(alt: string | undefined, isText: boolean): string[] {
  if (alt === undefined || machineMade.test(alt)) return [];
  const lines = alt
    .split('\n')
    .map(sayable)
    .filter((line) => line !== '');
  return (isText && lines.length > 1) || lines.some(hasMath) ? lines : [];
}
