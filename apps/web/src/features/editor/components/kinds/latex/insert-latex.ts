import { middleBox } from '@app/deck/commands/make-element.ts';
import { elementDefs } from '@app/deck/elements/registry.ts';
import { newId } from '../../../../../lib/new-id.ts';
import type { InsertAt } from '../insert-at.ts';

/** Puts a formula on the slide that everybody knows, to be written over. */
export const insertLatex = ({ insert, viewport }: InsertAt): void =>
  void insert([
    {
      id: newId(),
      type: 'latex',
      ...middleBox(elementDefs.latex.defaultSize, viewport),
      rotate: 0,
      source: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
    },
  ]);
