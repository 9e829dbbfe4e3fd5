// @vitest-environment jsdom
import { defaultViewport } from '@app/deck/deck.ts';
import { aSlide } from '@app/deck/testing.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawn } from './settled.ts';

const gear = {
  id: 'gear',
  type: 'shape',
  left: 0,
  top: 0,
  width: 200,
  height: 100,
  rotate: 0,
  geometry: { kind: 'preset', name: 'gear6' },
} as const;

test('who takes a picture waits for the formulas of a rare shape', async () => {
  const slide = aSlide({ elements: [gear] });
  const { container } = render(<Slide slide={slide} viewport={defaultViewport} width={500} />);
  expect(container.querySelector('path')).toBeNull();
  await act(() => drawn(container));
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});
