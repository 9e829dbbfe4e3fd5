import type { SceneId } from '@app/contract/project/states/scene.ts';
import { sceneWordsEn } from './scene-words.en.ts';
import { sceneWordsZh } from './scene-words.zh.ts';

/** What a scene says of its own, on its pages and aloud. No sentence says anything about the material. */
export type SceneWords = {
  /** The first words. */
  greet(title: string): string;
  /** The page in place of the contents: its name, and what leads to it. */
  opener: string;
  opens: string;
  /** What leads to a page; those of every talk take turns with it. */
  bridge(title: string): string;
  /** What a page answers. */
  wonder(title: string): string;
  summary: string;
  sums: string;
  questions: string;
  /** What those who watch might ask. */
  ask(title: string): string;
  bye: string;
};

export const sceneWordsOf = (scene: SceneId | null, isChinese: boolean): SceneWords =>
  (isChinese ? sceneWordsZh : sceneWordsEn)[scene ?? 'plain'];
