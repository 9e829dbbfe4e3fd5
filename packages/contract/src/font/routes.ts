import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { cutPath, fontLimits } from './limits.ts';

/** Calls about fonts: a Chinese font has thousands of characters, and a slide shows some dozens of them. */
export const fontRoutes = defineRoutes({
  cut: {
    method: 'GET',
    path: cutPath,
    visitors: ['nobody'],
    about: {
      zh: '只含这些汉字的字体文件（woff2），黑体（sans）或宋体（serif），字重 400 或 700；字体中没有的字被忽略。',
      en: 'A font file (woff2) with these Chinese characters alone, without serifs or with them, in weight 400 or 700; characters that the font has not are left out.',
    },
    params: z.object({ family: z.enum(fontLimits.families), weight: z.enum(fontLimits.weights) }),
    // A character beyond the first 65,536 counts as two.
    query: z.strictObject({
      text: z.string().check(z.minLength(1), z.maxLength(2 * fontLimits.characters)),
    }),
    answer: 'file',
  },
});
