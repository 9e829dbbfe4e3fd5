import { expect, test } from 'vitest';
import { shapeGroups, shapeLibrary } from './library.ts';
import { lineTool } from './lines.ts';
import { isPreset } from './preset.ts';
import './rare-presets.ts';

const names = shapeGroups.flatMap((group): readonly string[] => shapeLibrary[group]);

test('at least 150 shapes are offered, each once, and each can be drawn', () => {
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isPreset(lineTool(name)?.preset ?? name))).toEqual([]);
});
