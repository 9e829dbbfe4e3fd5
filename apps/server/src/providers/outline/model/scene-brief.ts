import type { SceneId } from '@app/contract/project/states/scene.ts';

/** What a model is told of a scene: how the talk goes on, and how it sounds. */
type Brief = { structure: string; tone: string };

const briefs: Readonly<Record<SceneId, Brief>> = {
  teaching: {
    structure:
      'Begin with the question that the lesson answers; define each idea before it is used; follow it by an example; end with what to remember.',
    tone: 'that of a patient teacher who talks to a class and asks it a question now and then',
  },
  training: {
    structure:
      'Go in the order in which things are done; one task a page; name what must not be forgotten; end with what to do first.',
    tone: 'practical and direct, as of an experienced colleague who shows how it is done',
  },
  report: {
    structure:
      'Begin with the result and its numbers; then the reasons; then what is open and what comes next.',
    tone: 'formal, precise and short',
  },
  product: {
    structure:
      'Begin with the need; then what the product does about it, one feature a page; then how it is used.',
    tone: 'clear and friendly, as to somebody who sees it for the first time',
  },
  sales: {
    structure:
      'Benefits first, then the proof in numbers, then objections that the material answers, then the next step.',
    tone: 'confident and warm, never pushing',
  },
  pitch: {
    structure: 'Problem, solution, proof in numbers, plan. One idea a page.',
    tone: 'energetic, in short sentences',
  },
  speech: {
    structure:
      'Begin with a thought or a sentence worth quoting; few pages that build on each other; end on one thought.',
    tone: 'personal and vivid, in sentences that are heard and not read',
  },
  science: {
    structure:
      'Begin with what one wonders about; then cause and effect step by step, with examples; end with what is known and what is not.',
    tone: 'curious and exact, every term explained',
  },
  children: {
    structure:
      'Few and small steps; one thing a page; things one can see or touch before things one has to think of.',
    tone: 'that of a storyteller for children of eight: short sentences, simple words, no jargon',
  },
};
const usual: Brief = {
  structure: 'Follow the order of the material; one idea a page.',
  tone: 'friendly and clear',
};

/** The brief of a scene; of a talk that nobody said the scene of, the usual one. */
export const briefOf = (scene: SceneId | null): Brief => (scene === null ? usual : briefs[scene]);
