import { sayable } from '../clean.ts';
import { hasMath } from '../speech/math.ts';

const machineMade =
  /automatically generated|自动生成|^(?:a |an )?(?:picture|image|photo|screenshot|graphic|logo|icon|图片|图像|截图|图标|形状|shape)\s*(?:\d+|containing.*)?$|^(?:http|file|data):|屏幕剪辑|屏幕截图|screen ?(?:clipping|shot)|图片搜索结果|image result for|[\u0080-\u009f]|â|æ.å/iu;
const isFileName = /\.(?:png|jpe?g|gif|bmp|svg|emf|wmf|tiff?|webp)\b/iu;

/** What a screen reader says of a picture, where a person wrote it. */
export function altWords(alt: string | undefined): string {
  if (alt === undefined || machineMade.test(alt) || isFileName.test(alt)) return '';
  return sayable(alt.split('\n')[0] ?? '');
}

/** The lines of a picture that stands for text with formulas; none for any other picture. */
export function formulaLines(alt: string | undefined): string[] {
  const lines = (alt ?? '')
    .split('\n')
    .map(sayable)
    .filter((line) => line !== '');
  return lines.length > 1 || lines.some(hasMath) ? lines : [];
}
