import { describe, expect, test } from 'vitest';
import { avatarLimits } from '../limits.ts';
import { modelTypes } from './look.ts';
import { avatarTemplates, mouthSheet } from './templates.ts';

describe('the template avatars', () => {
  test('have ids, names, voices and folders of their own', () => {
    const fields = [
      avatarTemplates.map(({ id }) => id),
      avatarTemplates.map(({ name }) => name.zh),
      avatarTemplates.map(({ name }) => name.en),
      avatarTemplates.map(({ voices }) => voices['zh-CN']),
      avatarTemplates.map(({ folder }) => folder),
    ];
    for (const values of fields) expect(new Set<string>(values).size).toBe(avatarTemplates.length);
  });

  test('cover both families of looks', () => {
    expect(new Set(avatarTemplates.map((template) => template.modelTypes))).toEqual(new Set(modelTypes));
  });

  test.each(avatarTemplates)('$id has names that an avatar may have', (template) => {
    for (const name of Object.values(template.name)) {
      expect(name.length).toBeGreaterThanOrEqual(avatarLimits.name.min);
      expect(name.length).toBeLessThanOrEqual(avatarLimits.name.max);
    }
  });

  test('are served under addresses that never change their contents', () => {
    for (const address of [...avatarTemplates.map(({ folder }) => folder), mouthSheet])
      expect(address).toMatch(/^\/assets\/avatars\/[a-z]+-[0-9a-f]{8}(\.webp)?$/);
  });
});
