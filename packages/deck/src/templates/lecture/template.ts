import { palette, type Template } from '../kit.ts';
import { layouts } from './layouts.ts';
import { pages } from './pages.ts';

export const lecture: Template = {
  id: 'lecture',
  topic: 'teaching',
  name: ['人文讲座', 'Public lecture'],
  theme: {
    name: 'lecture',
    colors: palette(
      ['#f8f1e4', '#efe3cc', '#2b211a', '#6d1a1c'],
      ['#b4452b', '#a5762a', '#2f5d62', '#6b5b95', '#c99a55', '#6f6252'],
      '#8a2c1f',
    ),
    heading: { latin: 'Caladea', east: 'Noto Serif SC' },
    body: { latin: 'Tinos', east: 'Noto Serif SC' },
  },
  layouts,
  pages,
};
